import { sql } from 'kysely';
import type { Queries } from '../database';

/** The end of a session is told to every server, so that the lines which stand on it end at once. */
export async function up(queries: Queries): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(queries);
}

const STATEMENTS = [
  `CREATE FUNCTION tell_of_session_end() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM tell_people(ARRAY[OLD.user_id], json_build_object('type', 'session_over', 'id', OLD.id));
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER sessions_end_is_told AFTER UPDATE OF revoked_at ON sessions
    FOR EACH ROW WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL)
    EXECUTE FUNCTION tell_of_session_end()`,
  `CREATE TRIGGER sessions_deletion_is_told AFTER DELETE ON sessions
    FOR EACH ROW WHEN (OLD.revoked_at IS NULL)
    EXECUTE FUNCTION tell_of_session_end()`,
];

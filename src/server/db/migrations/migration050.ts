import { sql } from 'kysely';
import type { Queries } from '../database';

/**
 * Live news: whatever becomes of a booking is told to its two parties, on every server, as part of the change itself.
 * A trigger does it, so no writer can forget it; the channel and the form are `contract/live.ts`'s.
 */
export async function up(queries: Queries): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(queries);
}

const STATEMENTS = [
  `CREATE FUNCTION tell_people(people uuid[], news json) RETURNS void LANGUAGE sql AS $$
    SELECT pg_notify('dragoman_live', json_build_object('to', people, 'news', news)::text)
  $$`,
  `CREATE FUNCTION tell_of_booking() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM tell_people(ARRAY[NEW.client_id, NEW.interpreter_id],
      json_build_object('type', 'booking', 'id', NEW.id));
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER bookings_are_told AFTER INSERT OR UPDATE ON bookings
    FOR EACH ROW EXECUTE FUNCTION tell_of_booking()`,
];

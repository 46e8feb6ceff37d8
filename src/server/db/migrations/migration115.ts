import { sql } from 'kysely';
import type { Queries } from '../database';

/** Lines of the log that name a person are found by the person: a deletion of an account looks through none of it whole. */
export async function up(queries: Queries): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(queries);
}

const OF_TEAMS = `WHERE action IN ('team.add', 'team.update')`;
const STATEMENTS = [
  `CREATE INDEX audit_log_members_before ON audit_log USING gin ((before -> 'members') jsonb_path_ops) ${OF_TEAMS}`,
  `CREATE INDEX audit_log_members_after ON audit_log USING gin ((after -> 'members') jsonb_path_ops) ${OF_TEAMS}`,
  `CREATE INDEX audit_log_by_actor ON audit_log (actor_id)`,
  `CREATE INDEX audit_log_of_address ON audit_log (subject) WHERE action IN ('invitation.send', 'invitation.withdraw')`,
];

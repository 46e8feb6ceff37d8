import { sql } from 'kysely';
import type { Queries } from '../database';

/** Whatever refers to a person is found by the person: a registration that is deleted looks through none of it whole. */
export async function up(queries: Queries): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(queries);
}

const STATEMENTS = [
  `CREATE INDEX check_ins_of_person ON check_ins (user_id)`,
  // The one before leaves out files that were removed.
  `DROP INDEX message_files_of_author`,
  `CREATE INDEX message_files_of_author ON message_files (author_id) INCLUDE (size, removed_at)`,
  `CREATE INDEX invitations_by_person ON invitations (invited_by)`,
  // The one before leaves out those that were used.
  `DROP INDEX invitations_claimed`,
  `CREATE INDEX invitations_claimed ON invitations (claimed_by) WHERE claimed_by IS NOT NULL`,
];

import { sql } from 'kysely';
import type { Queries } from '../database';

/** Accounts that were deleted: the row stays, because bookings hang on it, and says nothing of the person any more. */
export async function up(queries: Queries): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(queries);
}

const STATEMENTS = [
  `ALTER TABLE users ADD COLUMN deleted_at timestamptz`,
  // A file goes with who sent it; that there was one stays in the other one's conversation.
  `ALTER TABLE message_files ADD COLUMN removed_at timestamptz`,
  `CREATE INDEX messages_by_author ON messages (author_id)`,
];

import { sql } from 'kysely';
import type { Queries } from '../database';

/** Whose each file is, so that what is kept for one person can be summed up without reading their messages. */
export async function up(queries: Queries): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(queries);
}

const STATEMENTS = [
  `ALTER TABLE message_files ADD COLUMN author_id uuid REFERENCES users`,
  `UPDATE message_files SET author_id = messages.author_id FROM messages
    WHERE messages.thread_id = message_files.thread_id AND messages.id = message_files.message_id`,
  `ALTER TABLE message_files ALTER COLUMN author_id SET NOT NULL`,
  `CREATE INDEX message_files_of_author ON message_files (author_id) INCLUDE (size) WHERE removed_at IS NULL`,
];

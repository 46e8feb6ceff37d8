import { sql } from 'kysely';
import type { Queries } from '../database';

/**
 * Whether the browser was seen to have the answer to its last renewal. Until it is, the token before is still good: a line
 * that broke in the middle of a renewal must not end the session, however long it stays broken.
 */
export async function up(queries: Queries): Promise<void> {
  await sql`ALTER TABLE sessions ADD COLUMN renewal_arrived boolean NOT NULL DEFAULT true`.execute(queries);
}

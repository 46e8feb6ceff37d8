import { sql } from 'kysely';
import type { Queries } from '../database';

/** Files are read in pieces: stored as they are, any piece is found without unpacking what comes before it. */
export async function up(queries: Queries): Promise<void> {
  await sql`ALTER TABLE message_files ALTER COLUMN content SET STORAGE EXTERNAL`.execute(queries);
}

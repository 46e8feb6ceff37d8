import { sql } from 'kysely';
import type { Queries } from '../database';

/** What is kept of a photographed proof is drawn anew: only the hash of what was sent tells whether it is sent again. Null before. */
export async function up(queries: Queries): Promise<void> {
  await sql`ALTER TABLE credential_documents ADD COLUMN sent_hash bytea`.execute(queries);
}

import { sql } from 'kysely';
import type { Queries } from '../database';

/** Which offers an interpreter was mailed, and from which network the calls came: one network gets a part of the places. */
export async function up(queries: Queries): Promise<void> {
  await sql`ALTER TABLE call_offers ADD COLUMN is_notified boolean NOT NULL DEFAULT true`.execute(queries);
  await sql`ALTER TABLE calls ADD COLUMN network text`.execute(queries);
  await sql`CREATE INDEX calls_networks ON calls (created_at) WHERE network IS NOT NULL`.execute(queries);
}

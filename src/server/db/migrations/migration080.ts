import { sql } from 'kysely';
import type { Queries } from '../database';

/** A calendar that asks again hears that nothing changed; what was told, and since when, is noted for that. */
export async function up(queries: Queries): Promise<void> {
  await sql`ALTER TABLE calendar_feeds ADD COLUMN content_hash text, ADD COLUMN content_changed_at timestamptz`.execute(
    queries,
  );
}

import { sql } from 'kysely';
import type { Queries } from '../database';

/** A size of headshots for small faces on sharp screens; who has one from before is shown the next larger one. */
export async function up(queries: Queries): Promise<void> {
  await sql`ALTER TABLE headshots ADD COLUMN picture_128 bytea`.execute(queries);
}

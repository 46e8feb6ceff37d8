import { sql } from 'kysely';
import type { Queries } from '../database';

/** Admins read an institute's newest reviews first: without this each page sorted all of them. */
export async function up(queries: Queries): Promise<void> {
  await sql`CREATE INDEX reviews_newest ON reviews (revealed_at DESC, booking_id, author)
    INCLUDE (interpreter_id)`.execute(queries);
}

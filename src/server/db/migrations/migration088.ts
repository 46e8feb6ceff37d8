import { sql } from 'kysely';
import type { Queries } from '../database';

/** The client's own number for a booking. */
export async function up(queries: Queries): Promise<void> {
  await sql`ALTER TABLE bookings ADD COLUMN reference_number text
    CHECK (length(reference_number) <= 40)`.execute(queries);
}

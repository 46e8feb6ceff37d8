import { sql } from 'kysely';
import type { Queries } from '../database';

/** The least cost of cancelling, once a booking was moved at its client's wish when cancelling cost something. */
export async function up(queries: Queries): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(queries);
}

const STATEMENTS = [
  `ALTER TABLE bookings ADD COLUMN least_cancellation text CHECK (least_cancellation IN ('late', 'last_minute'))`,
  // Answers that are kept for a repeated request carry a booking's record, which tells of it too.
  `UPDATE idempotency_keys SET answer = answer || '{"leastCancellation": null}'
    WHERE answer ? 'respondBy' AND NOT answer ? 'leastCancellation'`,
];

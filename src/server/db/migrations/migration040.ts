import { sql } from 'kysely';
import type { Queries } from '../database';

/** The canceller of a booking, when, and the client's debt for it. */
export async function up(queries: Queries): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(queries);
}

const STATEMENTS = [
  `ALTER TABLE bookings
    ADD COLUMN cancelled_by text CHECK (cancelled_by IN ('client', 'interpreter')),
    ADD COLUMN cancelled_at timestamptz,
    ADD COLUMN cancellation_fee_cents integer,
    ADD CONSTRAINT bookings_cancellation_fee CHECK (cancellation_fee_cents BETWEEN 0 AND total_fee_cents)`,
  // Until now only requests could be withdrawn, which is free of charge.
  `UPDATE bookings SET cancelled_by = 'client', cancelled_at = updated_at, cancellation_fee_cents = 0
    WHERE status = 'cancelled'`,
  // Answers that are kept for a repeated request carry a booking's record, which tells of a cancellation too.
  `UPDATE idempotency_keys SET answer = answer || '{"cancellation": null}'
    WHERE answer ? 'respondBy' AND NOT answer ? 'cancellation'`,
];

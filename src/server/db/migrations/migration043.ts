import { sql } from 'kysely';
import type { Queries } from '../database';

/** The other time that one party of a booking proposes; the booking keeps its own until the other one consents. */
export async function up(queries: Queries): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(queries);
}

const STATEMENTS = [
  `ALTER TABLE bookings
    ADD COLUMN proposal jsonb,
    ADD COLUMN proposal_expires_at timestamptz,
    ADD CONSTRAINT bookings_proposal CHECK ((proposal IS NULL) = (proposal_expires_at IS NULL))`,
  `CREATE INDEX bookings_proposed ON bookings (proposal_expires_at)
    WHERE proposal IS NOT NULL AND status = 'confirmed'`,
  // Answers that are kept for a repeated request carry a booking's record, which tells of a proposal too.
  `UPDATE idempotency_keys SET answer = answer || '{"proposal": null}'
    WHERE answer ? 'respondBy' AND NOT answer ? 'proposal'`,
];

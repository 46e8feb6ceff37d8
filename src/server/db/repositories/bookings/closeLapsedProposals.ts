import { sql } from 'kysely';
import type { Queries } from '../../database';
import type { StoredProposal } from '../../tables/bookingTables';

export interface LapsedProposal {
  id: string;
  proposal: StoredProposal;
  /** ISO 8601 */
  expiresAt: string;
}

/**
 * Takes up to `limit` proposals off their bookings whose moment has passed and writes their history, in one statement.
 * Rows that another transaction is busy with are left to it. The version rises: calendars are sent the booking again.
 */
export async function closeLapsedProposals(
  queries: Queries,
  now: Date,
  limit: number,
): Promise<LapsedProposal[]> {
  const due = queries
    .selectFrom('bookings')
    .select(['interpreter_id', 'id', 'proposal', 'proposal_expires_at'])
    .where('status', '=', 'confirmed')
    .where('proposal', 'is not', null)
    .where('proposal_expires_at', '<=', now)
    .orderBy('proposal_expires_at')
    .limit(limit)
    .forUpdate()
    .skipLocked();
  const { rows } = await sql<{ id: string; proposal: StoredProposal; expires: Date }>`
    WITH due AS (${due}), closed AS (
      UPDATE bookings SET proposal = NULL, proposal_expires_at = NULL, version = version + 1, updated_at = ${now}
      FROM due WHERE bookings.interpreter_id = due.interpreter_id AND bookings.id = due.id
      RETURNING bookings.interpreter_id, bookings.id, due.proposal, due.proposal_expires_at AS expires
    ), told AS (
      INSERT INTO booking_events (interpreter_id, booking_id, at, actor, action, from_status, to_status)
      SELECT interpreter_id, id, expires, 'time', 'lapse', 'confirmed', 'confirmed' FROM closed
    )
    SELECT id, proposal, expires FROM closed`.execute(queries);
  return rows.map(({ id, proposal, expires }) => ({ id, proposal, expiresAt: expires.toISOString() }));
}

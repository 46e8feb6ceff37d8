import { sql } from 'kysely';
import type { Queries } from '../../db/database';
import type { StoredProposal } from '../../db/tables/bookingTables';

export interface LapsedProposal {
  id: string;
  client_id: string;
  interpreter_id: string;
  proposal: StoredProposal;
  expired_at: Date;
}

/**
 * Takes up to `limit` proposals off their bookings whose moment has passed.
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
  const { rows } = await sql<LapsedProposal>`
    WITH due AS (${due})
    UPDATE bookings SET proposal = NULL, proposal_expires_at = NULL, version = version + 1, updated_at = ${now}
    FROM due WHERE bookings.interpreter_id = due.interpreter_id AND bookings.id = due.id
    RETURNING bookings.id, bookings.client_id, bookings.interpreter_id, due.proposal,
      due.proposal_expires_at AS expired_at`.execute(queries);
  return rows;
}

import type { Queries } from '../../db/database';
import { closeLapsedProposals } from '../../db/repositories/bookings/closeLapsedProposals';
import { tellParties } from '../bookingMail/tellParties';

/** So that a long backlog does not become one long transaction. */
export const LAPSE_BATCH = 100;

/**
 * Ends proposals that nobody answered in time, each once however many servers do so, and tells both parties. Whoever
 * reads a booking before sees none either. Returns how many there were.
 */
export async function lapseProposals(queries: Queries, now: Date): Promise<number> {
  const lapsed = await closeLapsedProposals(queries, now, LAPSE_BATCH);
  for (const { id, proposal, expiresAt } of lapsed) {
    const { by, startsAt } = proposal;
    await tellParties(queries, now, 'timeLapsed', [id], { by, startsAt, expiresAt });
  }
  return lapsed.length;
}

/** The columns of a booking for which no other time is proposed. */
export const NO_PROPOSAL = { proposal: null, proposal_expires_at: null } as const;

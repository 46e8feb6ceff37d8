import type { Queries } from '../../../db/database';
import { closeLapsedProposals } from '../closeLapsedProposals';
import { publish } from '../../../events/publish';

/** So that a long backlog does not become one long transaction. */
export const LAPSE_BATCH = 100;

/**
 * Ends proposals that nobody answered in time, each once however many servers do so, and tells both parties. Whoever
 * reads a booking before sees none either. Returns how many there were.
 */
export async function lapseProposals(queries: Queries, now: Date): Promise<number> {
  const lapsed = await closeLapsedProposals(queries, now, LAPSE_BATCH);
  const byTime = { at: now, actor: 'time', actorId: null, from: 'confirmed', to: 'confirmed' } as const;
  await publish(
    queries,
    'time.lapsed',
    lapsed.map(({ proposal: { by, startsAt }, expired_at: since, ...booking }) => {
      return { ...byTime, booking, since, proposal: { by, startsAt, expiresAt: since.toISOString() } };
    }),
  );
  return lapsed.length;
}

/** The columns of a booking for which no other time is proposed. */
export const NO_PROPOSAL = { proposal: null, proposal_expires_at: null } as const;

import type { BookingStatus } from './bookingLife';

/** Moving a confirmed booking: one side proposes a time, the other consents. Instants are epoch milliseconds. */
export const PROPOSAL_WINDOW_MS = 24 * 3_600_000;

/** A booking that was changed so often takes no further proposal, so that its history stays one that can be read. */
export const MOST_CHANGES = 1000;

export const RESCHEDULE_ACTIONS = ['propose', 'agree', 'refuse', 'withdraw', 'lapse'] as const;
export type RescheduleAction = (typeof RESCHEDULE_ACTIONS)[number];

type Party = 'client' | 'interpreter';

/** Rescheduling as one person sees it: not possible, nothing proposed, their own proposal waits, or the other's does. */
export type RescheduleStanding = 'closed' | 'none' | 'own' | 'theirs';

/** Only what is agreed and has not begun can be moved; a pending request is changed instead. */
export function mayReschedule(status: BookingStatus, startsAt: number, now: number): boolean {
  return status === 'confirmed' && now < startsAt;
}

/** A proposal waits a day for its answer, but never beyond the old start or the new one. */
export function proposalExpiresAt(proposedAt: number, oldStart: number, newStart: number): number {
  return Math.min(proposedAt + PROPOSAL_WINDOW_MS, oldStart, newStart);
}

export interface ReschedulableBooking {
  status: BookingStatus;
  startsAt: number;
  proposal: { by: Party; expiresAt: number } | null;
}

export function rescheduleStanding(
  viewer: Party,
  { status, startsAt, proposal }: ReschedulableBooking,
  now: number,
): RescheduleStanding {
  if (!mayReschedule(status, startsAt, now)) return 'closed';
  if (!proposal || now >= proposal.expiresAt) return 'none';
  return proposal.by === viewer ? 'own' : 'theirs';
}

/** What a proposal says of its asking; instants as ISO 8601. */
interface Proposed {
  by: Party;
  at: string;
  /** when the client asked, where an interpreter's proposal answers that; not in what older versions stored */
  clientAskedAt?: string | undefined;
}

/**
 * Whose wish a proposal stands for, and since when: an interpreter who answers a client's with a time of their own still
 * does as the client asked, else the client would escape the least cost of cancelling by it.
 */
export function wishOf({ by, at, clientAskedAt }: Proposed): { by: Party; askedAt: number } {
  if (clientAskedAt === undefined) return { by, askedAt: Date.parse(at) };
  return { by: 'client', askedAt: Date.parse(clientAskedAt) };
}

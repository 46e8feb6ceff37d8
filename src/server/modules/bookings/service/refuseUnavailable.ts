import { AppError } from '../../../../shared/contract/base/errors';
import { keepsGap, MAX_GAP_MINUTES, unavailableReason } from '../../../../shared/domain/booking/availability';
import type { Queries } from '../../../db/database';
import { findAvailability, type FoundAvailability } from '../../availability/service/findAvailability';
import type { PlannedMeeting } from './planMeeting';

const REACH_MS = MAX_GAP_MINUTES * 60_000;

/**
 * Refuses what the interpreter's own wishes exclude, the gap to other sessions among them: NOT_AVAILABLE with the reason;
 * or SLOT_TAKEN. The caller holds the interpreter's lock; `exceptId` is the booking that moves.
 */
export async function refuseUnavailable(
  queries: Queries,
  interpreterId: string,
  meeting: PlannedMeeting,
  now: Date,
  exceptId?: string,
): Promise<void> {
  const found = await findAvailability(queries, interpreterId, reachOf(meeting), now);
  if (!found) throw new AppError('NOT_FOUND');
  refuseUnavailableIn(found, meeting, now, exceptId);
}

/** As far before and after a meeting as another may be in its way. */
export function reachOf({ startsAt, endsAt }: Pick<PlannedMeeting, 'startsAt' | 'endsAt'>) {
  return [new Date(startsAt.getTime() - REACH_MS), new Date(endsAt.getTime() + REACH_MS)] as const;
}

/** The same where their availability within that reach was read already. */
export function refuseUnavailableIn(
  { availability, busy }: FoundAvailability,
  meeting: PlannedMeeting,
  now: Date,
  exceptId?: string,
): void {
  const session = sessionOf(meeting);
  const reason = unavailableReason(availability, session, now.getTime());
  if (reason) throw new AppError('NOT_AVAILABLE', { details: { reason } });
  const others = busy.filter(({ id }) => id !== exceptId);
  if (!keepsGap(0, session, others)) throw new AppError('SLOT_TAKEN');
  if (!keepsGap(availability.gapMinutes, session, others)) {
    throw new AppError('NOT_AVAILABLE', { details: { reason: 'too_close' } });
  }
}

/** Whether requests stand in a meeting's way that nobody answered in time: they hold it without right. */
export function isHeldByOverdue({ overdue }: FoundAvailability, meeting: PlannedMeeting): boolean {
  return !keepsGap(0, sessionOf(meeting), overdue);
}

function sessionOf({ startsAt, endsAt }: PlannedMeeting) {
  return { startsAt: startsAt.getTime(), endsAt: endsAt.getTime() };
}

import { wallTimeAt } from '../time/wallClock';
import { MAX_AHEAD_MS } from './bookingLife';

export interface StartIssue {
  /** where it is told: an hour that is over is the time's fault, a day that is over is the date's */
  field: 'meetingDate' | 'meetingTime';
  code: 'too_far_ahead' | 'in_the_past';
}

/**
 * Why a meeting cannot start at that instant, for form and server alike; null where it can. The wish is what was typed for
 * it, instants are epoch milliseconds.
 */
export function startIssue(
  { meetingDate, meetingTimezone }: { meetingDate: string; meetingTimezone: string },
  startsAt: number,
  now: number,
): StartIssue | null {
  if (startsAt > now + MAX_AHEAD_MS) return { field: 'meetingDate', code: 'too_far_ahead' };
  if (startsAt > now) return null;
  const isToday = wallTimeAt(new Date(now), meetingTimezone).meetingDate === meetingDate;
  return { field: isToday ? 'meetingTime' : 'meetingDate', code: 'in_the_past' };
}

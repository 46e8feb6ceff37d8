import type { Stretch } from './freeAlternatives';
import { isNightClock } from '../time/nightHours';
import { wallClock } from '../time/wallClock';

/** How an interpreter confirms requests at once. */
export interface AtOnceTerms {
  /** how long ahead a session must be asked for; what comes later waits for an answer */
  noticeMinutes: number;
  /** the interpreter's own */
  timeZone: string;
}

/** As the screen proposes it, and where nobody said anything: a day. */
export const AT_ONCE_NOTICE = 1440;
/** The choices that the screen offers, in minutes. */
export const AT_ONCE_NOTICE_CHOICES = [60, 120, 240, 720, AT_ONCE_NOTICE, 2880, 4320, 10080] as const;
/** So many bookings of one client are confirmed at once within 24 hours; others are requests as they always were. */
export const MOST_AT_ONCE_A_DAY = 10;

/** Bookings to come that one person may have at most: whatever reads or ends all of them stays short. */
export const MOST_AHEAD = { client: 1000, interpreter: 5000 } as const;

/**
 * Whether a request that can be made at all (within hours, with nothing in its way, at the interpreter's price) needs no answer:
 * asked for far enough ahead, and not in the night by the interpreter's clocks or by those of the booking. Epoch milliseconds.
 */
export function isConfirmedAtOnce(
  { noticeMinutes, timeZone }: AtOnceTerms,
  { startsAt }: Pick<Stretch, 'startsAt'>,
  meetingZone: string,
  now: number,
): boolean {
  if (startsAt - now < noticeMinutes * 60_000) return false;
  return [timeZone, meetingZone].every((zone) => !isNightClock(wallClock(startsAt, zone).time));
}

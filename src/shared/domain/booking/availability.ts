import { doOverlap, type Stretch } from './freeAlternatives';
import { localStretch } from '../time/localStretch';
import { withoutNightOf } from '../time/nightHours';
import { addDays, weekdayOf } from '../time/weekDays';
import { isWithinHours, type WeeklyHours } from '../time/weeklyHours';

/**
 * Days on which an interpreter does not work, both ends included; YYYY-MM-DD in their own zone. Nothing is booked that
 * lies on one of them, if only in part, and a night that would begin on one does not take place after midnight either.
 */
export interface DaysOff {
  first: string;
  last: string;
}

/** When an interpreter can be booked at all, in their own zone. */
export interface Availability {
  zone: string;
  /** none: at any hour */
  hours: readonly WeeklyHours[];
  daysOff: readonly DaysOff[];
  /** free time wanted before and after each session */
  gapMinutes: number;
  /** how long ahead a session must be asked for */
  noticeMinutes: number;
}

export const MAX_GAP_MINUTES = 240;
export const MAX_NOTICE_MINUTES = 14 * 24 * 60;
/** The choices that the screen offers, in minutes. */
export const GAP_CHOICES = [0, 5, 10, 15, 30, 45, 60, 120] as const;
export const NOTICE_CHOICES = [0, 60, 120, 240, 720, 1440, 2880, 10080] as const;

export const UNAVAILABLE_REASONS = ['short_notice', 'day_off', 'outside_hours', 'too_close'] as const;
export type UnavailableReason = (typeof UNAVAILABLE_REASONS)[number];

/** Why an interpreter cannot be booked for a session, other bookings apart; null where they can. Epoch milliseconds. */
export function unavailableReason(
  { zone, hours, daysOff, noticeMinutes }: Availability,
  { startsAt, endsAt }: Stretch,
  now: number,
): UnavailableReason | null {
  if (startsAt - now < noticeMinutes * 60_000) return 'short_notice';
  const local = localStretch(zone, startsAt, endsAt);
  if (isAmong(daysOff, local.firstDay, local.lastDay)) return 'day_off';
  if (hours.length > 0 && !isWithinHours(takingPlace(hours, daysOff, local.firstDay), local))
    return 'outside_hours';
  return null;
}

/** Whether one of the days from one to another (YYYY-MM-DD, both included) is off. */
export function isAmong(daysOff: readonly DaysOff[], from: string, to = from): boolean {
  return daysOff.some(({ first, last }) => first <= to && from <= last);
}

/** The weekly hours as they are on a day that is not off itself. */
export function takingPlace(
  hours: readonly WeeklyHours[],
  daysOff: readonly DaysOff[],
  day: string,
): readonly WeeklyHours[] {
  const before = addDays(day, -1);
  return isAmong(daysOff, before) ? withoutNightOf(weekdayOf(before), hours) : hours;
}

/** Whether a session keeps the wanted gap from everything that is held. */
export function keepsGap(gapMinutes: number, session: Stretch, busy: readonly Stretch[]): boolean {
  const gap = gapMinutes * 60_000;
  const wide = { startsAt: session.startsAt - gap, endsAt: session.endsAt + gap };
  return !busy.some((held) => doOverlap(wide, held));
}

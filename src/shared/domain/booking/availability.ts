import { MAX_AHEAD_MS } from './bookingLife';
import { doOverlap, type Stretch } from './freeAlternatives';
import { localStretch } from '../time/localStretch';
import { withoutNightOf } from '../time/nightHours';
import { runtimeZone } from '../time/timeZones';
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

function isAmong(daysOff: readonly DaysOff[], from: string, to = from): boolean {
  return daysOff.some(({ first, last }) => first <= to && from <= last);
}

/** The weekly hours as they are on a day that is not off itself. */
function takingPlace(hours: readonly WeeklyHours[], daysOff: readonly DaysOff[], day: string) {
  if (daysOff.length === 0) return hours;
  const before = Temporal.PlainDate.from(day).subtract({ days: 1 });
  return isAmong(daysOff, before.toString()) ? withoutNightOf(before.dayOfWeek, hours) : hours;
}

/** Whether a session keeps the wanted gap from everything that is held. */
export function keepsGap(gapMinutes: number, session: Stretch, busy: readonly Stretch[]): boolean {
  const gap = gapMinutes * 60_000;
  const wide = { startsAt: session.startsAt - gap, endsAt: session.endsAt + gap };
  return !busy.some((held) => doOverlap(wide, held));
}

export interface FreeSearch {
  availability: Availability;
  busy: readonly Stretch[];
  now: number;
  minutes: number;
}

export interface MonthSearch extends FreeSearch {
  /** YYYY-MM, by the clocks of the interpreter's zone */
  month: string;
}

const STEP_MS = 30 * 60_000;

/** Every free start of a month that can be booked by now, on the half hours of the zone's days, in epoch milliseconds. */
export function freeStarts({ month, ...search }: MonthSearch): number[] {
  const first = Temporal.PlainYearMonth.from(month).toPlainDate({ day: 1 });
  return [...freeStartsFrom(search, first, first.add({ months: 1 }))];
}

/**
 * The first free starts between two instants, `most` at most, that can be booked by now; each on the half hours of the
 * interpreter's days. Epoch milliseconds.
 */
export function nextFreeStarts(
  search: FreeSearch,
  [from, to]: readonly [number, number],
  most: number,
): number[] {
  const zone = runtimeZone(search.availability.zone);
  const dayOf = (at: number) =>
    Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDate();
  const found: number[] = [];
  for (const startsAt of freeStartsFrom(search, dayOf(from), dayOf(to).add({ days: 1 }))) {
    if (found.length === most || startsAt >= to) break;
    if (startsAt >= from) found.push(startsAt);
  }
  return found;
}

/** In order; the last day is no part of it. */
function* freeStartsFrom(
  { availability, busy, now, minutes }: FreeSearch,
  first: Temporal.PlainDate,
  end: Temporal.PlainDate,
): Generator<number> {
  const zone = runtimeZone(availability.zone);
  for (let date = first; Temporal.PlainDate.compare(date, end) < 0; date = date.add({ days: 1 })) {
    const midnight = date.toZonedDateTime({ timeZone: zone }).epochMilliseconds;
    const nextMidnight = date.add({ days: 1 }).toZonedDateTime({ timeZone: zone }).epochMilliseconds;
    if (nextMidnight <= now || midnight > now + MAX_AHEAD_MS || isClosedAllDay(availability, date)) continue;
    for (let startsAt = midnight; startsAt < nextMidnight; startsAt += STEP_MS) {
      const session = { startsAt, endsAt: startsAt + minutes * 60_000 };
      const isFree =
        startsAt > now &&
        startsAt <= now + MAX_AHEAD_MS &&
        keepsGap(availability.gapMinutes, session, busy) &&
        unavailableReason(availability, session, now) === null;
      if (isFree) yield startsAt;
    }
  }
}

/** A session that lies within hours starts on a day that has some, so other days need no look. */
function isClosedAllDay({ hours, daysOff }: Availability, date: Temporal.PlainDate): boolean {
  const day = date.toString();
  if (isAmong(daysOff, day)) return true;
  return hours.length > 0 && !hours.some(({ weekday }) => weekday === date.dayOfWeek);
}

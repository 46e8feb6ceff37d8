import { nextFreeStarts, type Span } from '../../../shared/domain/booking/freeStarts';
import { SHOWN_MINUTES } from '../../../shared/domain/people/publicSearch';
import { runtimeZone } from '../../../shared/domain/time/timeZones';
import type { FoundAvailability } from '../availability/service/findAvailability';

const DAY_MS = 86_400_000;
/** The longest gap that somebody wants before and after a session, and a session's length, lie within this. */
const MARGIN_MS = DAY_MS;

/** The first free starts of somebody between two instants. */
export function freeTimesOf(found: FoundAvailability, span: Span, now: number, most: number): number[] {
  const { availability, busy } = found;
  return nextFreeStarts({ availability, busy, now, minutes: SHOWN_MINUTES }, span, most);
}

/** The stretch of bookings to read for who is free between two instants. */
export function reachOf([from, to]: Span): [Date, Date] {
  return [new Date(from - MARGIN_MS), new Date(to + MARGIN_MS)];
}

/** Days from one on (YYYY-MM-DD) on the calendar of a zone. */
export function spanOfDays(day: string, zone: string, count = 1): Span {
  const date = Temporal.PlainDate.from(day);
  const midnight = (each: Temporal.PlainDate) =>
    each.toZonedDateTime({ timeZone: runtimeZone(zone) }).epochMilliseconds;
  return [midnight(date), midnight(date.add({ days: count }))];
}

/** The days that a day lies on somewhere on earth, YYYY-MM-DD. */
export function daysAround(day: string): string[] {
  const date = Temporal.PlainDate.from(day);
  return [-1, 0, 1].map((days) => date.add({ days }).toString());
}

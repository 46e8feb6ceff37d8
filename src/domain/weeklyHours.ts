import { Temporal } from 'temporal-polyfill';
import { runtimeZone } from './timeZones';

/** One stretch of a week in which an interpreter works, in their own zone. */
export interface WeeklyHours {
  /** ISO 8601: 1 is Monday, 7 is Sunday */
  weekday: number;
  /** `hh:mm` or `hh:mm:ss` on a clock of 24 hours */
  opens: string;
  closes: string;
}

/** Whether a session lies inside one stretch of the hours; instants are epoch milliseconds. */
export function isWithinHours(
  hours: readonly WeeklyHours[],
  zone: string,
  startsAt: number,
  endsAt: number,
): boolean {
  const start = Temporal.Instant.fromEpochMilliseconds(startsAt).toZonedDateTimeISO(runtimeZone(zone));
  const clock = start.toPlainTime().toString().slice(0, 5);
  const length = (endsAt - startsAt) / 60_000;
  return hours.some(
    ({ weekday, opens, closes }) =>
      weekday === start.dayOfWeek &&
      minuteOfDay(opens) <= minuteOfDay(clock) &&
      minuteOfDay(clock) + length <= minuteOfDay(closes),
  );
}

function minuteOfDay(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

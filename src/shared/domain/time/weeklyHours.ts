import type { LocalStretch, WeekMinutes } from './localStretch';

/** One stretch of a week in which an interpreter works, in their own zone. */
export interface WeeklyHours {
  /** ISO 8601: 1 is Monday, 7 is Sunday */
  weekday: number;
  /** `hh:mm` or `hh:mm:ss` on a clock of 24 hours */
  opens: string;
  closes: string;
}

const MINUTES_OF_DAY = 1440;

/**
 * Whether a session lies inside the hours by what the clocks show all through it. Stretches that meet are one: who works
 * until 24:00 and again from 00:00 can be booked over midnight.
 */
export function isWithinHours(hours: readonly WeeklyHours[], { clock }: LocalStretch): boolean {
  const open = hours
    .map(({ weekday, opens, closes }) => {
      const midnight = (weekday - 1) * MINUTES_OF_DAY;
      return { from: midnight + minuteOfDay(opens), to: midnight + minuteOfDay(closes) };
    })
    .sort((one, other) => one.from - other.from);
  return clock.every((part) => isCovered(part, open));
}

/** `open` is in order. */
function isCovered({ from, to }: WeekMinutes, open: readonly WeekMinutes[]): boolean {
  let covered = from;
  for (const each of open) if (each.from <= covered) covered = Math.max(covered, each.to);
  return covered >= to;
}

/** Of `hh:mm` on a clock of 24 hours. */
export function minuteOfDay(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

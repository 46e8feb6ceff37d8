import { wallClock } from './wallClock';

/** A calendar day of a zone as instants, in epoch milliseconds. */
export interface DayBounds {
  from: number;
  /** the first moment of the next day */
  to: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** No zone's clock is further from UTC than this, either way. */
const FURTHEST_MINUTES = 15 * 60;

/**
 * When a day (`YYYY-MM-DD`) begins and ends in a zone. Days on which the clocks change are shorter or longer than 24
 * hours, and begin where their clocks do where midnight is skipped. Asks Intl alone: every signed-in screen that shows
 * a week would otherwise carry Temporal's 20 KiB.
 */
export function dayBounds(day: string, zone: string): DayBounds {
  const next = new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
  return { from: firstMoment(day, zone), to: firstMoment(next, zone) };
}

/** The first minute whose date on the zone's clocks is not before the day, by halving. */
function firstMoment(day: string, zone: string): number {
  const middle = Date.parse(day);
  let [before, after] = [-FURTHEST_MINUTES, FURTHEST_MINUTES];
  while (after - before > 1) {
    const half = Math.floor((before + after) / 2);
    if (wallClock(middle + half * MINUTE_MS, zone).date < day) before = half;
    else after = half;
  }
  return middle + after * MINUTE_MS;
}

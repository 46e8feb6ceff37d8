import { Temporal } from 'temporal-polyfill';
import { runtimeZone } from './timeZones';

/** A calendar day of a zone as instants, in epoch milliseconds. */
export interface DayBounds {
  from: number;
  /** the first moment of the next day */
  to: number;
}

/**
 * When a day (`YYYY-MM-DD`) begins and ends in a zone. Days on which the clocks change are shorter or longer than 24
 * hours, and begin where their clocks do where midnight is skipped.
 */
export function dayBounds(day: string, zone: string): DayBounds {
  const date = Temporal.PlainDate.from(day);
  const startOf = (each: Temporal.PlainDate) => each.toZonedDateTime(runtimeZone(zone)).epochMilliseconds;
  return { from: startOf(date), to: startOf(date.add({ days: 1 })) };
}

import { wallClock } from './wallClock';

/** The last calendar months in a zone as YYYY-MM, this month included and last. `now` in epoch milliseconds. */
export function lastMonths(now: number, zone: string, count: number): string[] {
  const [year = 0, month = 1] = wallClock(now, zone).date.split('-').map(Number);
  return Array.from({ length: count }, (_, index) => monthOf(year, month - count + index));
}

/** Every month from one to another, both as YYYY-MM and included. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  const [year = 0, month = 1] = first.split('-').map(Number);
  for (let at = monthOf(year, month - 1); at <= last; at = monthOf(year, month - 1 + months.length)) {
    months.push(at);
  }
  return months;
}

/** Months are counted from 0, and over the ends of the year. */
function monthOf(year: number, month: number): string {
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 7);
}

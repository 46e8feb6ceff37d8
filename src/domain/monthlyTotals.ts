import { wallClock } from './wallClock';

export interface DatedAmount {
  /** ISO 8601 instant */
  at: string;
  cents: number;
}

export interface MonthTotal {
  /** YYYY-MM */
  month: string;
  cents: number;
}

/** What the last `months` calendar months come to in a time zone, this month included and last. `now` in epoch ms. */
export function monthlyTotals(
  amounts: readonly DatedAmount[],
  now: number,
  zone: string,
  months: number,
): MonthTotal[] {
  const totals = new Map(
    lastMonths(wallClock(now, zone).date.slice(0, 7), months).map((month) => [month, 0]),
  );
  for (const { at, cents } of amounts) {
    const month = wallClock(at, zone).date.slice(0, 7);
    const total = totals.get(month);
    if (total !== undefined) totals.set(month, total + cents);
  }
  return [...totals].map(([month, cents]) => ({ month, cents }));
}

function lastMonths(last: string, count: number): string[] {
  const [year = 0, month = 1] = last.split('-').map(Number);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - count + index, 1)).toISOString().slice(0, 7),
  );
}

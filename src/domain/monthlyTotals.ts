import { dateTimeFormat } from './dateTimeFormat';

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
  const totals = new Map(lastMonths(monthIn(new Date(now), zone), months).map((month) => [month, 0]));
  for (const { at, cents } of amounts) {
    const month = monthIn(new Date(at), zone);
    const total = totals.get(month);
    if (total !== undefined) totals.set(month, total + cents);
  }
  return [...totals].map(([month, cents]) => ({ month, cents }));
}

/** The calendar month of an instant; Swedish writes dates as ISO 8601 does. */
function monthIn(at: Date, zone: string): string {
  return dateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(at).slice(0, 7);
}

function lastMonths(last: string, count: number): string[] {
  const [year = 0, month = 1] = last.split('-').map(Number);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - count + index, 1)).toISOString().slice(0, 7),
  );
}

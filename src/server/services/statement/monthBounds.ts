import { dayBounds } from '../../../shared/domain/time/dayBounds';

/** The first moment of a month (YYYY-MM) in a zone and of the month after it; where midnight is skipped, the next that there is. */
export function monthBounds(month: string, zone: string): readonly [Date, Date] {
  return [firstMoment(month, zone), firstMoment(monthAfter(month), zone)];
}

function firstMoment(month: string, zone: string): Date {
  return new Date(dayBounds(`${month}-01`, zone).from);
}

function monthAfter(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}

import type { BookingRecord } from '../../contract/bookingRecord';
import { isSettled } from '../../domain/aftermath';
import type { BookingStatus } from '../../domain/bookingLife';
import { type MonthTotal, monthlyTotals } from '../../domain/monthlyTotals';
import { groupBookings } from '../../ui/groupBookings';

export const MONTHS_SHOWN = 6;

export interface DashboardFacts {
  /** agreed and next to come */
  next: BookingRecord | undefined;
  /** agreed and still to come */
  sessions: BookingRecord[];
  /** asked for and not yet answered, the first deadline first */
  requests: BookingRecord[];
  totals: MonthTotal[];
}

interface Counted {
  /** which bookings count towards the months */
  statuses: readonly BookingStatus[];
  centsOf: (booking: BookingRecord) => number;
}

/** What a dashboard says, worked out from the bookings alone. `now` in epoch milliseconds. */
export function dashboardFacts(
  bookings: readonly BookingRecord[],
  now: number,
  zone: string,
  { statuses, centsOf }: Counted,
): DashboardFacts {
  const { upcoming } = groupBookings(bookings, now);
  const sessions = upcoming.filter(({ status }) => status !== 'pending');
  const requests = upcoming
    .filter(({ status }) => status === 'pending')
    .sort((one, other) => one.respondBy.localeCompare(other.respondBy));
  const amounts = bookings
    .filter(
      ({ status, aftermath }) =>
        statuses.includes(status) && isSettled({ problem: aftermath?.problem ?? null }),
    )
    .map((booking) => ({ at: booking.startsAt, cents: centsOf(booking) }))
    .filter(({ cents }) => !Number.isNaN(cents));
  return { next: sessions[0], sessions, requests, totals: monthlyTotals(amounts, now, zone, MONTHS_SHOWN) };
}

import type { BookingRecord } from '../contract/bookingRecord';
import { isHolding } from '../domain/bookingLife';

export interface GroupedBookings {
  /** still to come, the next one first */
  upcoming: BookingRecord[];
  /** over, or come to nothing; the latest first */
  earlier: BookingRecord[];
}

/** What still holds time is told apart from what is over, each in the order in which a person looks for it. */
export function groupBookings(bookings: readonly BookingRecord[], now: number): GroupedBookings {
  const isUpcoming = ({ status, endsAt }: BookingRecord) => isHolding(status) && Date.parse(endsAt) > now;
  const byStart = (one: BookingRecord, other: BookingRecord) => one.startsAt.localeCompare(other.startsAt);
  return {
    upcoming: bookings.filter(isUpcoming).sort(byStart),
    earlier: bookings.filter((booking) => !isUpcoming(booking)).sort((one, other) => byStart(other, one)),
  };
}

import type { BookingRecord } from '../../../../shared/contract/bookings/bookingRecord';
import { BOOKING_STATUSES, isHolding } from '../../../../shared/domain/booking/bookingLife';

export interface GroupedBookings {
  /** still to come, the next one first */
  upcoming: BookingRecord[];
  /** over, or come to nothing; the latest first */
  earlier: BookingRecord[];
}

/** Groups bookings into those that hold time and those that are over, each in the order in which a person looks for it. */
export function groupBookings(bookings: readonly BookingRecord[], now: number): GroupedBookings {
  const upcoming: BookingRecord[] = [];
  const earlier: BookingRecord[] = [];
  for (const booking of bookings) {
    // a status that is not ours says nothing: time decides
    const mayBe = isHolding(booking.status) || !BOOKING_STATUSES.includes(booking.status);
    const isUpcoming = mayBe && Date.parse(booking.endsAt) > now;
    (isUpcoming ? upcoming : earlier).push(booking);
  }
  return { upcoming: upcoming.sort(byStart), earlier: earlier.sort(byStart).reverse() };
}

/** Instants in ISO 8601 and UTC stand in the order of their letters. */
function byStart({ startsAt: one }: BookingRecord, { startsAt: other }: BookingRecord): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

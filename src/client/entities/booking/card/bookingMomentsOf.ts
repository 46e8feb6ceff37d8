import type { BookingRecord } from '../../../../shared/contract/bookings/bookingRecord';
import type { BookingMoments } from '../../../../shared/domain/booking/bookingLife';

/** A booking's instants as the rules of its life take them. */
export function bookingMomentsOf(
  booking: Pick<BookingRecord, 'startsAt' | 'endsAt' | 'respondBy'>,
): BookingMoments {
  return {
    startsAt: Date.parse(booking.startsAt),
    endsAt: Date.parse(booking.endsAt),
    respondBy: Date.parse(booking.respondBy),
  };
}

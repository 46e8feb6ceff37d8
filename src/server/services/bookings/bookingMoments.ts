import type { BookingMoments } from '../../../shared/domain/booking/bookingLife';

/** A stored booking's instants as the rules of its life take them. */
export function bookingMoments(row: { starts_at: Date; ends_at: Date; respond_by: Date }): BookingMoments {
  return {
    startsAt: row.starts_at.getTime(),
    endsAt: row.ends_at.getTime(),
    respondBy: row.respond_by.getTime(),
  };
}

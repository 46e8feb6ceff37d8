import type { Queries } from '../../db/database';
import type { BookingRow } from '../../db/repositories/bookings/bookingRows';
import { moveBooking, wrongStatus } from './moveBooking';

/** Withdraws a request that is still pending, free of charge; otherwise throws WRONG_STATUS. */
export async function withdrawRequest(
  queries: Queries,
  booking: BookingRow,
  now: Date,
  details?: object,
): Promise<void> {
  // A confirmed booking can be cancelled too, but that is another decision than this one.
  if (booking.status !== 'pending') throw wrongStatus(booking, now);
  await moveBooking(queries, booking, now, { action: 'cancel', actor: 'client', details });
}

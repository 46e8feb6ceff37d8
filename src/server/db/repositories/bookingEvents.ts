import type { Selectable } from 'kysely';
import type { Queries } from '../database';
import type { BookingEventsTable } from '../tables/bookingTables';

export type BookingEvent = Selectable<BookingEventsTable>;

/** A booking's history, oldest first. It is written together with what it tells of, see `bookings.ts`. */
export async function listBookingEvents(
  queries: Queries,
  interpreterId: string,
  bookingId: string,
): Promise<BookingEvent[]> {
  return queries
    .selectFrom('booking_events')
    .selectAll()
    .where('interpreter_id', '=', interpreterId)
    .where('booking_id', '=', bookingId)
    .orderBy('id')
    .execute();
}

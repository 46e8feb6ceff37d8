import type { Insertable, Selectable } from 'kysely';
import type { Queries } from '../database';
import type { BookingEventsTable } from '../tables';

export type BookingEvent = Selectable<BookingEventsTable>;

/** Always written in the transaction of the change that it tells of. */
export async function insertBookingEvent(
  queries: Queries,
  { details, ...event }: Omit<Insertable<BookingEventsTable>, 'details'> & { details?: object },
): Promise<void> {
  await queries
    .insertInto('booking_events')
    .values({ ...event, details: details ? JSON.stringify(details) : null })
    .execute();
}

/** A booking's history, oldest first. */
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

import type { Insertable } from 'kysely';
import type { BookingEventsTable, BookingsTable } from '../db/tables/bookingTables';
import type { CheckInsTable } from '../db/tables/talkTables';

type Booking = Insertable<BookingsTable>;
type Event = Insertable<BookingEventsTable>;

const HOUR_MS = 3_600_000;

/** Both came some minutes before the start. */
export function checkInsOf(booking: Booking): Insertable<CheckInsTable>[] {
  const { interpreter_id, id: booking_id } = booking;
  return [booking.client_id, interpreter_id].map((user_id, place) => ({
    ...{ interpreter_id, booking_id, user_id },
    at: new Date(Number(booking.starts_at) - (4 + 3 * place) * 60_000),
  }));
}

export function hoursAfterEnd(booking: Booking, hours: number): Date {
  return new Date(Number(booking.ends_at) + hours * HOUR_MS);
}

/** A line of a booking's history that leaves its status as it is. */
export function lineOf(
  { interpreter_id, id: booking_id, status }: Booking,
  happened: Pick<Event, 'at' | 'actor' | 'actor_id' | 'action'>,
): Event {
  return { ...happened, interpreter_id, booking_id, from_status: status, to_status: status, details: null };
}

import type { Insertable } from 'kysely';
import type { BookingEventsTable, BookingsTable, ReviewsTable } from '../tables/bookingTables';
import type { CheckInsTable } from '../tables/talkTables';

type Booking = Insertable<BookingsTable>;
type Event = Insertable<BookingEventsTable>;

const HOUR_MS = 3_600_000;

/** What clients said afterwards, by turns. */
const SAID: readonly (readonly [rating: number, body: string])[] = [
  [4, 'Calm, exact, and ahead of every figure. We finished ten minutes early.'],
  [4, 'Read the briefing beforehand, and it showed.'],
  [3, 'Very good on the law, a little fast towards the end.'],
  [4, ''],
  [4, 'Our client forgot that an interpreter was there at all.'],
  [3, 'Good terminology. The line was poor, which was nobody’s doing.'],
  [4, 'Kind to the patient, and firm when two people spoke at once.'],
];

/** Both came some minutes before the start. */
export function checkInsOf(booking: Booking): Insertable<CheckInsTable>[] {
  const { interpreter_id, id: booking_id } = booking;
  return [booking.client_id, interpreter_id].map((user_id, place) => ({
    ...{ interpreter_id, booking_id, user_id },
    at: new Date(Number(booking.starts_at) - (4 + 3 * place) * 60_000),
  }));
}

/** What the client said some hours after the end. */
export function reviewOf(booking: Booking, place: number): Insertable<ReviewsTable> {
  const [rating, body] = SAID[place % SAID.length] ?? [4, ''];
  const { interpreter_id, id: booking_id, client_id } = booking;
  const written_at = hoursAfterEnd(booking, 5);
  return {
    ...{ interpreter_id, booking_id, client_id, author: 'client', rating, body, written_at },
    revealed_at: written_at,
    is_reckoned: true,
  };
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

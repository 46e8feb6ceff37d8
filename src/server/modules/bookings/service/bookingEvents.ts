import type { Selectable } from 'kysely';
import type { Queries } from '../../../db/database';
import type { BookingEventsTable } from '../../../db/tables/bookingTables';
import type { BookingKey } from './bookings';

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

const firstMomentOf = (queries: Queries, { interpreter_id, id }: BookingKey) =>
  queries
    .selectFrom('booking_events')
    .select('at')
    .where('interpreter_id', '=', interpreter_id)
    .where('booking_id', '=', id)
    .orderBy('id')
    .limit(1);

/** When a booking was completed, by its interpreter or by time; null where it was not. */
export async function findCompletion(queries: Queries, booking: BookingKey): Promise<Date | null> {
  const found = firstMomentOf(queries, booking)
    .where('to_status', '=', 'completed')
    // Facts about a meeting that was over change nothing.
    .where('from_status', 'is distinct from', 'completed');
  return (await found.executeTakeFirst())?.at ?? null;
}

/** When a problem with a booking was decided; null where it was not. */
export async function findDecision(queries: Queries, booking: BookingKey): Promise<Date | null> {
  const found = firstMomentOf(queries, booking).where('action', '=', 'decide');
  return (await found.executeTakeFirst())?.at ?? null;
}

/** When the client of a booking last asked to move it, after `since` and since it was moved last; null where they did not. */
export async function findClientsLastAsking(
  queries: Queries,
  { id, interpreter_id: interpreterId }: { id: string; interpreter_id: string },
  since: Date,
): Promise<Date | null> {
  const last = await queries
    .selectFrom('booking_events')
    .select(['action', 'at'])
    .where('interpreter_id', '=', interpreterId)
    .where('booking_id', '=', id)
    .where((eb) => eb.or([eb('action', '=', 'agree'), eb.and({ action: 'propose', actor: 'client' })]))
    .where('at', '>', since)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.action === 'propose' ? last.at : null;
}

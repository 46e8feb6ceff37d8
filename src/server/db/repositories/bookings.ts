import { sql, type Insertable, type Updateable } from 'kysely';
import { HOLDING_STATUSES, type BookingStatus } from '../../../domain/bookingLife';
import type { Queries } from '../database';
import type { BookingsTable } from '../tables';

export type NewBooking = Insertable<BookingsTable>;
export type BookingChange = Updateable<BookingsTable>;

/** Stores a booking; false where the interpreter's time is already held, whoever else writes at once. */
export async function insertBooking(queries: Queries, booking: NewBooking): Promise<boolean> {
  const insert = queries
    .insertInto('bookings')
    .values(booking)
    .onConflict((conflict) => conflict.constraint('bookings_slot_taken').doNothing())
    .returning('id');
  return (await insert.execute()).length === 1;
}

/** Which booking, keyed by interpreter first. */
export interface BookingKey {
  interpreter_id: string;
  id: string;
}

/** Changes a booking that still has the status `from`; false where somebody else moved it before. */
export async function changeBooking(
  queries: Queries,
  key: BookingKey,
  from: BookingStatus,
  change: BookingChange,
): Promise<boolean> {
  const update = queries
    .updateTable('bookings')
    .set(change)
    .where('interpreter_id', '=', key.interpreter_id)
    .where('id', '=', key.id)
    .where('status', '=', from)
    .returning('id');
  return (await update.execute()).length === 1;
}

/** How many requests of a client wait for an answer at `now`. */
export async function countOpenRequests(queries: Queries, clientId: string, now: Date): Promise<number> {
  const counted = queries
    .selectFrom('bookings')
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .where('client_id', '=', clientId)
    .where('status', '=', 'pending')
    .where('respond_by', '>', now);
  return (await counted.executeTakeFirstOrThrow()).open;
}

export interface HeldTime {
  id: string;
  starts_at: Date;
  ends_at: Date;
}

/** What holds an interpreter's time between two instants; requests that are overdue at `now` hold nothing. */
export async function findHeldTimes(
  queries: Queries,
  interpreterId: string,
  [from, to]: readonly [Date, Date],
  now: Date,
): Promise<HeldTime[]> {
  return queries
    .selectFrom('bookings')
    .select(['id', 'starts_at', 'ends_at'])
    .where('interpreter_id', '=', interpreterId)
    .where('status', 'in', HOLDING_STATUSES)
    .where(sql<boolean>`during && tstzrange(${from}, ${to})`)
    .where((eb) => eb.or([eb('status', '!=', 'pending'), eb('respond_by', '>', now)]))
    .execute();
}

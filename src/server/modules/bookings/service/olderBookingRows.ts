import { sql } from 'kysely';
import { HOLDING_STATUSES } from '../../../../shared/domain/booking/bookingLife';
import { BOOKING_LIST_SIZE } from '../../../../shared/domain/booking/bookingLife';
import type { Queries } from '../../../db/database';
import { type BookingRow, newestFirst } from './bookingRows';

/** No session lasts longer, so an index by start finds all that go on. */
export const LONGEST_SESSION_MS = 24 * 3_600_000;

/** So many of a party's bookings, newest first: from the newest on, or behind one that is known. */
export async function listBookingPiece(
  queries: Queries,
  party: 'client_id' | 'interpreter_id',
  userId: string,
  before: { createdAt: Date; id: string } | null,
  most: number,
): Promise<BookingRow[]> {
  const rows = before ? olderThan(queries, party, userId, before) : newestFirst(queries, party, userId);
  return rows.limit(most).execute();
}

/** A party's bookings that were requested before a moment, or at it with a smaller id; one more than a page. */
export async function listOlderBookingRows(
  queries: Queries,
  party: 'client_id' | 'interpreter_id',
  userId: string,
  before: { createdAt: Date; id: string },
): Promise<BookingRow[]> {
  return olderThan(queries, party, userId, before)
    .limit(BOOKING_LIST_SIZE + 1)
    .execute();
}

/** Those that are to come, go on, or ended after `since`; at most as many as one list gives. */
export async function listOlderBookingRowsAtHand(
  queries: Queries,
  party: 'client_id' | 'interpreter_id',
  userId: string,
  before: { createdAt: Date; id: string },
  since: Date,
): Promise<BookingRow[]> {
  return olderThan(queries, party, userId, before)
    .where('bookings.status', 'in', [...HOLDING_STATUSES, 'completed'])
    .where('bookings.starts_at', '>', new Date(since.getTime() - LONGEST_SESSION_MS))
    .where('bookings.ends_at', '>', since)
    .limit(BOOKING_LIST_SIZE)
    .execute();
}

/** Compared as one pair, so that the index is entered where the page begins. */
export function olderThan(
  queries: Queries,
  party: 'client_id' | 'interpreter_id',
  userId: string,
  { createdAt, id }: { createdAt: Date; id: string },
) {
  const behind = sql<boolean>`(bookings.created_at, bookings.id) < (${createdAt}::timestamptz, ${id}::uuid)`;
  return newestFirst(queries, party, userId).where(behind);
}

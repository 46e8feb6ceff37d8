import type { Queries } from '../../../db/database';
import { selectBookings, type BookingRow } from './bookingRows';
import { LONGEST_SESSION_MS } from './olderBookingRows';

/** More than fit into a week one after the other; the rest of it are requests that came to nothing. */
const WEEK_LIMIT = 500;

/** A party's bookings that lie in a stretch of time or reach into it, by their start. */
export async function listBookingRowsDuring(
  queries: Queries,
  party: 'client_id' | 'interpreter_id',
  userId: string,
  [from, to]: readonly [Date, Date],
): Promise<BookingRow[]> {
  return selectBookings(queries)
    .where(`bookings.${party}`, '=', userId)
    .where('bookings.starts_at', '>', new Date(from.getTime() - LONGEST_SESSION_MS))
    .where('bookings.starts_at', '<', to)
    .where('bookings.ends_at', '>', from)
    .orderBy('bookings.starts_at')
    .orderBy('bookings.id')
    .limit(WEEK_LIMIT)
    .execute();
}

/** How many bookings a calendar is told of, the latest ones. */
const FEED_LIMIT = 1000;

/** A party's bookings that start at an instant or after it, the latest first. */
export async function listBookingRowsSince(
  queries: Queries,
  party: 'client_id' | 'interpreter_id',
  userId: string,
  since: Date,
): Promise<BookingRow[]> {
  return selectBookings(queries)
    .where(`bookings.${party}`, '=', userId)
    .where('bookings.starts_at', '>=', since)
    .orderBy('bookings.starts_at', 'desc')
    .orderBy('bookings.id', 'desc')
    .limit(FEED_LIMIT)
    .execute();
}

import type { BookingStatus } from '../../../../shared/domain/booking/bookingLife';
import type { Queries } from '../../../db/database';
import { selectBookings, type BookingRow } from './bookingRows';
import { LONGEST_SESSION_MS } from './olderBookingRows';

const NOTHING_CAME_OF = ['cancelled', 'declined', 'expired'] as const satisfies readonly BookingStatus[];
type Rows = ReturnType<typeof selectBookings>;

/** So many at most, those first of which something came: what others took back pushes no session out of a calendar. */
async function listKept(rows: Rows, most: number): Promise<BookingRow[]> {
  const kept = await rows.where('bookings.status', 'not in', NOTHING_CAME_OF).limit(most).execute();
  const left = most - kept.length;
  if (left === 0) return kept;
  return [...kept, ...(await rows.where('bookings.status', 'in', NOTHING_CAME_OF).limit(left).execute())];
}

/** More than fit into a week one after the other. */
const WEEK_LIMIT = 500;

/** A party's bookings that lie in a stretch of time or reach into it, by their start. */
export async function listBookingRowsDuring(
  queries: Queries,
  party: 'client_id' | 'interpreter_id',
  userId: string,
  [from, to]: readonly [Date, Date],
): Promise<BookingRow[]> {
  const rows = selectBookings(queries)
    .where(`bookings.${party}`, '=', userId)
    .where('bookings.starts_at', '>', new Date(from.getTime() - LONGEST_SESSION_MS))
    .where('bookings.starts_at', '<', to)
    .where('bookings.ends_at', '>', from)
    .orderBy('bookings.starts_at')
    .orderBy('bookings.id');
  const found = await listKept(rows, WEEK_LIMIT);
  return found.sort((one, other) => one.starts_at.getTime() - other.starts_at.getTime());
}

/** How many bookings a calendar is told of. */
const FEED_LIMIT = 1000;

/**
 * A party's bookings that start at an instant or after it, the latest first, without their descriptions; behind them those of
 * which nothing came.
 */
export async function listBookingRowsSince(
  queries: Queries,
  party: 'client_id' | 'interpreter_id',
  userId: string,
  since: Date,
): Promise<BookingRow[]> {
  const rows = selectBookings(queries, { isDescribed: false })
    .where(`bookings.${party}`, '=', userId)
    .where('bookings.starts_at', '>=', since)
    .orderBy('bookings.starts_at', 'desc')
    .orderBy('bookings.id', 'desc');
  return listKept(rows, FEED_LIMIT);
}

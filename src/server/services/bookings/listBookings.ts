import type { BookingRecord } from '../../../shared/contract/bookings/bookingRecord';
import { ANSWER_WINDOW_MS, PROBLEM_WINDOW_MS } from '../../../shared/domain/booking/aftermath';
import { findTimedTransition } from '../../../shared/domain/booking/bookingLife';
import { BOOKING_LIST_SIZE } from '../../../shared/domain/booking/bookingRules';
import { inTransaction } from '../../db/inTransaction';
import { type BookingRow, listBookingRows } from '../../db/repositories/bookings/bookingRows';
import { listOlderBookingRowsAtHand } from '../../db/repositories/bookings/olderBookingRows';
import { bookingMoments } from './bookingMoments';
import type { ServiceContext } from '../context';
import { expireOverdue } from './expireOverdue';
import { toBookingRecord } from './toBookingRecord';

/**
 * A party's own newest bookings, and behind them what is still to come or ended so lately that a word about it is waited
 * for, however long ago it was requested: nobody's next session may be missing. What time has brought meanwhile is written down on the way.
 */
export async function listBookings(
  { db, clock }: ServiceContext,
  party: 'client' | 'interpreter',
  userId: string,
): Promise<BookingRecord[]> {
  const now = clock.now();
  const newest = await listBookingRows(db.queries, `${party}_id`, userId);
  const rows = [...newest, ...(await rowsAtHandBehind(newest))];
  if (rows.some((row) => findTimedTransition(row.status, now.getTime(), bookingMoments(row)))) {
    const scope = party === 'client' ? { clientId: userId } : { interpreterId: userId };
    await inTransaction(db, (queries) => expireOverdue(queries, now, scope));
  }
  return rows.map((row) => toBookingRecord(row, now));

  async function rowsAtHandBehind(known: readonly BookingRow[]): Promise<BookingRow[]> {
    const last = known[BOOKING_LIST_SIZE - 1];
    if (!last) return [];
    const before = { createdAt: last.created_at, id: last.id };
    const since = new Date(now.getTime() - PROBLEM_WINDOW_MS - ANSWER_WINDOW_MS);
    return listOlderBookingRowsAtHand(db.queries, `${party}_id`, userId, before, since);
  }
}

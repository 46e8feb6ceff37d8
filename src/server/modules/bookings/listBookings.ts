import type { BookingRecord } from '../../../shared/contract/bookings/bookingRecord';
import { ANSWER_WINDOW_MS, PROBLEM_WINDOW_MS } from '../../../shared/domain/booking/aftermath';
import { findTimedTransition } from '../../../shared/domain/booking/bookingLife';
import { BOOKING_LIST_SIZE } from '../../../shared/domain/booking/bookingLife';
import { inTransaction } from '../../db/inTransaction';
import { type BookingRow, listBookingRows } from './service/bookingRows';
import { listOlderBookingRowsAtHand } from './service/olderBookingRows';
import type { Caller, ServiceContext } from '../../platform/context';
import { expireOverdue } from './service/expireOverdue';
import { bookingMoments, toBookingRecord } from './service/toBookingRecord';
import { AppError } from '../../../shared/contract/base/errors';

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

/** The calling client's own bookings, newest first. Throws FORBIDDEN for another's id. */
export async function getClientRecords(
  context: ServiceContext,
  caller: Caller,
  request: { client_id: string },
): Promise<BookingRecord[]> {
  if (request.client_id !== caller.userId) throw new AppError('FORBIDDEN');
  return listBookings(context, 'client', caller.userId);
}

/** The calling interpreter's own bookings, newest first. Throws FORBIDDEN for another's id. */
export async function getInterpreterRecords(
  context: ServiceContext,
  caller: Caller,
  request: { interpreter_id: string },
): Promise<BookingRecord[]> {
  if (request.interpreter_id !== caller.userId) throw new AppError('FORBIDDEN');
  return listBookings(context, 'interpreter', caller.userId);
}

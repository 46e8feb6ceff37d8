import type { BookingRecord } from '../../contract/bookingRecord';
import { findTimedTransition } from '../../domain/bookingLife';
import { inTransaction } from '../db/inTransaction';
import { listBookingRows } from '../db/repositories/bookingRows';
import { bookingMoments } from './bookingMoments';
import type { ServiceContext } from './context';
import { expireOverdue } from './expireOverdue';
import { toBookingRecord } from './toBookingRecord';

/** A party's own bookings, newest first; what time has brought meanwhile is written down on the way. */
export async function listBookings(
  { db, clock }: ServiceContext,
  party: 'client' | 'interpreter',
  userId: string,
): Promise<BookingRecord[]> {
  const now = clock.now();
  const rows = await listBookingRows(db.queries, `${party}_id`, userId);
  if (rows.some((row) => findTimedTransition(row.status, now.getTime(), bookingMoments(row)))) {
    const scope = party === 'client' ? { clientId: userId } : { interpreterId: userId };
    await inTransaction(db, (queries) => expireOverdue(queries, now, scope));
  }
  return rows.map((row) => toBookingRecord(row, now));
}

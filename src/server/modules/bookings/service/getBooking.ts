import type { BookingRecord } from '../../../../shared/contract/bookings/bookingRecord';
import { AppError } from '../../../../shared/contract/base/errors';
import { findBookingRow } from './bookingRows';
import type { Caller, ServiceContext } from '../../../platform/context';
import { toBookingRecord } from './toBookingRecord';
import type { Queries } from '../../../db/database';

/** One booking for either of its parties; for everybody else it is not there (NOT_FOUND). */
export async function getBooking(
  { db, clock }: ServiceContext,
  caller: Caller,
  { id }: { id: string },
): Promise<BookingRecord> {
  const row = await findBookingRow(db.queries, id);
  if (!row || ![row.client_id, row.interpreter_id].includes(caller.userId)) throw new AppError('NOT_FOUND');
  return toBookingRecord(row, clock.now());
}

/** A booking as its parties see it at `now`. Whose it is, the caller has checked. Throws NOT_FOUND. */
export async function readBooking(queries: Queries, id: string, now: Date): Promise<BookingRecord> {
  const row = await findBookingRow(queries, id);
  if (!row) throw new AppError('NOT_FOUND');
  return toBookingRecord(row, now);
}

import type { BookingRecord } from '../../contract/bookingRecord';
import { AppError } from '../../contract/errors';
import type { Queries } from '../db/database';
import { findBookingRow } from '../db/repositories/bookingRows';
import { toBookingRecord } from './toBookingRecord';

/** A booking as its parties see it at `now`. Whose it is, the caller has checked. Throws NOT_FOUND. */
export async function readBooking(queries: Queries, id: string, now: Date): Promise<BookingRecord> {
  const row = await findBookingRow(queries, id);
  if (!row) throw new AppError('NOT_FOUND');
  return toBookingRecord(row, now);
}

import type { BookingRecord } from '../../../shared/contract/bookings/bookingRecord';
import { AppError } from '../../../shared/contract/base/errors';
import type { Queries } from '../../db/database';
import { findBookingRow } from '../../db/repositories/bookings/bookingRows';
import { toBookingRecord } from './toBookingRecord';

/** A booking as its parties see it at `now`. Whose it is, the caller has checked. Throws NOT_FOUND. */
export async function readBooking(queries: Queries, id: string, now: Date): Promise<BookingRecord> {
  const row = await findBookingRow(queries, id);
  if (!row) throw new AppError('NOT_FOUND');
  return toBookingRecord(row, now);
}

import { AppError } from '../../../shared/contract/base/errors';
import type { Queries } from '../../db/database';
import { type BookingRow, findBookingRow } from '../../db/repositories/bookings/bookingRows';
import type { Caller } from '../context';

/** A booking of the caller's, and which of its parties they are; a foreign one and a missing one are NOT_FOUND. */
export async function findOwnBooking(
  queries: Queries,
  caller: Caller,
  id: string,
): Promise<{ row: BookingRow; party: 'client' | 'interpreter' }> {
  const row = await findBookingRow(queries, id);
  if (row?.client_id === caller.userId) return { row, party: 'client' };
  if (row?.interpreter_id === caller.userId) return { row, party: 'interpreter' };
  throw new AppError('NOT_FOUND');
}

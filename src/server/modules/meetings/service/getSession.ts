import type { SessionRoom } from '../../../../shared/contract/bookings/session';
import type { Caller, ServiceContext } from '../../../platform/context';
import { readRoom } from '../readRoom';
import { AppError } from '../../../../shared/contract/base/errors';
import type { Queries } from '../../../db/database';
import { type BookingRow, findBookingRow } from '../../bookings/service/bookingRows';

/** The room of one of the caller's bookings. Throws NOT_FOUND. */
export async function getSession(
  { db, clock }: ServiceContext,
  caller: Caller,
  { id }: { id: string },
): Promise<SessionRoom> {
  const { row } = await findOwnBooking(db.queries, caller, id);
  return readRoom(db.queries, caller, row, clock.now());
}

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

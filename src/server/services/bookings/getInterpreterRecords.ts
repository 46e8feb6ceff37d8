import type { BookingRecord } from '../../../shared/contract/bookings/bookingRecord';
import { AppError } from '../../../shared/contract/base/errors';
import type { Caller, ServiceContext } from '../context';
import { listBookings } from './listBookings';

/** The calling interpreter's own bookings, newest first. Throws FORBIDDEN for another's id. */
export async function getInterpreterRecords(
  context: ServiceContext,
  caller: Caller,
  request: { interpreter_id: string },
): Promise<BookingRecord[]> {
  if (request.interpreter_id !== caller.userId) throw new AppError('FORBIDDEN');
  return listBookings(context, 'interpreter', caller.userId);
}

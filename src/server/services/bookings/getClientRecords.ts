import type { BookingRecord } from '../../../shared/contract/bookings/bookingRecord';
import { AppError } from '../../../shared/contract/base/errors';
import type { Caller, ServiceContext } from '../context';
import { listBookings } from './listBookings';

/** The calling client's own bookings, newest first. Throws FORBIDDEN for another's id. */
export async function getClientRecords(
  context: ServiceContext,
  caller: Caller,
  request: { client_id: string },
): Promise<BookingRecord[]> {
  if (request.client_id !== caller.userId) throw new AppError('FORBIDDEN');
  return listBookings(context, 'client', caller.userId);
}

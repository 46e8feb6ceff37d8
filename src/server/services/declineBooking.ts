import type { BookingRecord } from '../../contract/bookingRecord';
import { answerRequest } from './answerRequest';
import type { Caller, ServiceContext } from './context';

/** Declines a pending request; the time is free again. Throws NOT_FOUND, or WRONG_STATUS with the present status. */
export function declineBooking(
  context: ServiceContext,
  caller: Caller,
  { id }: { id: string },
): Promise<BookingRecord> {
  return answerRequest(context, caller, id, 'decline');
}

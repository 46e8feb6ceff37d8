import type { BookingRecord } from '../../contract/bookingRecord';
import { answerRequest } from './answerRequest';
import type { Caller, ServiceContext } from './context';

/** Accepts a pending request before its deadline. Throws NOT_FOUND, or WRONG_STATUS with the present status. */
export function acceptBooking(
  context: ServiceContext,
  caller: Caller,
  { id }: { id: string },
): Promise<BookingRecord> {
  return answerRequest(context, caller, id, 'accept');
}

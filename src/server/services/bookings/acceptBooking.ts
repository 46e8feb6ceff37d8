import type { BookingRecord } from '../../../shared/contract/bookings/bookingRecord';
import { answerRequest, type SeenRequest } from './answerRequest';
import type { Caller, ServiceContext } from '../context';

/**
 * Accepts a pending request before its deadline. Throws NOT_FOUND, WRONG_STATUS with the present status, or BOOKING_CHANGED
 * where `version` is given and is not the present one.
 */
export function acceptBooking(
  context: ServiceContext,
  caller: Caller,
  seen: SeenRequest,
): Promise<BookingRecord> {
  return answerRequest(context, caller, seen, 'accept');
}

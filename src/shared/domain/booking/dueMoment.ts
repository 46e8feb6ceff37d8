import { TRANSITIONS, type BookingMoments, type BookingStatus } from './bookingLife';

/**
 * When time alone will next change a booking in `status`, in epoch milliseconds: at the deadline of an answer, or at the
 * end of the session. Null where it never will.
 */
export function dueMoment(status: BookingStatus, { respondBy, endsAt }: BookingMoments): number | null {
  const isTimed = TRANSITIONS.some(({ from, by }) => from === status && by.includes('time'));
  if (!isTimed) return null;
  return status === 'pending' ? respondBy : endsAt;
}

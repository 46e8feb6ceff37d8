import { AppError } from '../../contract/errors';
import type { WrongStatusDetails } from '../../contract/refusalDetails';
import { findTransition, statusAt, type BookingAction } from '../../domain/bookingLife';
import type { Queries } from '../db/database';
import { insertBookingEvent } from '../db/repositories/bookingEvents';
import { findBookingRow, type BookingRow } from '../db/repositories/bookingRows';
import { changeBooking } from '../db/repositories/bookings';
import { bookingMoments } from './bookingMoments';

export interface Move {
  action: BookingAction;
  actor: 'client' | 'interpreter';
  /** stands in the history */
  details?: object;
}

/**
 * Moves a booking that was just read, by compare-and-swap, and writes its history, inside the caller's transaction.
 * Whoever loses a race, comes too late or may not at all gets WRONG_STATUS with the present status.
 */
export async function moveBooking(
  queries: Queries,
  booking: BookingRow,
  now: Date,
  { action, actor, details }: Move,
): Promise<void> {
  const transition = findTransition(action, actor, booking.status, now.getTime(), bookingMoments(booking));
  if (!transition) throw wrongStatus(booking, now);
  const { from, to } = transition;
  if (!(await changeBooking(queries, booking, from, { status: to, updated_at: now }))) {
    throw wrongStatus((await findBookingRow(queries, booking.id)) ?? booking, now);
  }
  await insertBookingEvent(queries, {
    interpreter_id: booking.interpreter_id,
    booking_id: booking.id,
    at: now,
    actor,
    actor_id: actor === 'client' ? booking.client_id : booking.interpreter_id,
    action,
    from_status: from,
    to_status: to,
    details,
  });
}

export function wrongStatus(booking: BookingRow, now: Date): AppError {
  const details: WrongStatusDetails = {
    status: statusAt(booking.status, now.getTime(), bookingMoments(booking)),
  };
  return new AppError('WRONG_STATUS', { details });
}

import { AppError } from '../../contract/errors';
import type { WrongStatusDetails } from '../../contract/refusalDetails';
import { findTransition, statusAt, type BookingAction } from '../../domain/bookingLife';
import type { Queries } from '../db/database';
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
  const actorId = actor === 'client' ? booking.client_id : booking.interpreter_id;
  const happening = { at: now, actor, actorId, action, from, to, details };
  if (!(await changeBooking(queries, booking, { updated_at: now }, happening))) {
    throw wrongStatus((await findBookingRow(queries, booking.id)) ?? booking, now);
  }
}

export function wrongStatus(booking: BookingRow, now: Date): AppError {
  const details: WrongStatusDetails = {
    status: statusAt(booking.status, now.getTime(), bookingMoments(booking)),
  };
  return new AppError('WRONG_STATUS', { details });
}

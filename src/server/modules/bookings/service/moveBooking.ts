import { AppError } from '../../../../shared/contract/base/errors';
import type {
  BookingChangedDetails,
  WrongStatusDetails,
} from '../../../../shared/contract/base/refusalDetails';
import {
  cancellationFeeCents,
  cancellationTerms,
  type CancellingParty,
} from '../../../../shared/domain/booking/cancellationFee';
import { findTransition, statusAt, type BookingAction } from '../../../../shared/domain/booking/bookingLife';
import type { Queries } from '../../../db/database';
import { findBookingRow, type BookingRow } from './bookingRows';
import { type BookingChange, changeBooking } from './bookings';
import type { EventName } from '../../../events/events';
import { publish } from '../../../events/publish';
import { bookingMoments } from './toBookingRecord';

export interface Move {
  action: keyof typeof EVENTS;
  actor: 'client' | 'interpreter';
  /** the version that the person saw, where they said so */
  seenVersion?: number | undefined;
  /** stands in the history */
  details?: object;
  /** further columns that it sets */
  columns?: BookingChange;
}

/**
 * Moves a booking that was just read, by compare-and-swap, and publishes it, inside the caller's transaction.
 * A caller that loses a race, comes too late or may not move it gets WRONG_STATUS with the present status, or BOOKING_CHANGED
 * where the booking may still be moved but is not what was read or seen any more. An interpreter who has not checked in gets
 * NOT_CHECKED_IN where they end it.
 */
export async function moveBooking(
  queries: Queries,
  booking: BookingRow,
  now: Date,
  move: Move,
): Promise<void> {
  const { action, actor, details, columns, seenVersion = booking.version } = move;
  const transition = findTransition(action, actor, booking.status, now.getTime(), bookingMoments(booking));
  if (!transition) throw wrongStatus(booking, now);
  // It would count in full, and their time would be free again, though they never came.
  if (action === 'end' && !booking.interpreter_checked_in) throw new AppError('NOT_CHECKED_IN');
  if (seenVersion !== booking.version) throw bookingChanged(booking);
  const { from, to } = transition;
  const actorId = actor === 'client' ? booking.client_id : booking.interpreter_id;
  const cancellation = action === 'cancel' ? cancellationColumns(booking, actor, now) : null;
  const facts = cancellation ? { feeCents: cancellation.cancellation_fee_cents, ...details } : details;
  const change = { status: to, updated_at: now, ...cancellation, ...columns };
  if (!(await changeBooking(queries, booking, from, change))) {
    throw await overtaken(queries, booking, now);
  }
  await publish(queries, EVENTS[action], { booking, at: now, actor, actorId, from, to, details: facts });
}

/** The event that each action of a party causes. */
const EVENTS = {
  accept: 'booking.accepted',
  decline: 'booking.declined',
  cancel: 'booking.cancelled',
  join: 'booking.begun',
  end: 'booking.ended',
} as const satisfies Partial<Record<BookingAction, EventName>>;

/** Why a booking that was just read could not be changed: what somebody else did to it meanwhile. */
export async function overtaken(queries: Queries, booking: BookingRow, now: Date): Promise<AppError> {
  const present = (await findBookingRow(queries, booking.id)) ?? booking;
  return present.status === booking.status ? bookingChanged(present) : wrongStatus(present, now);
}

export function bookingChanged({ version }: BookingRow): AppError {
  const details: BookingChangedDetails = { version };
  return new AppError('BOOKING_CHANGED', { details });
}

/** The columns of a cancellation at `now`; `domain/cancellationFee.ts` reckons the fee. */
export function cancellationColumns(
  booking: Pick<BookingRow, 'status' | 'starts_at' | 'least_cancellation' | 'total_fee_cents'>,
  party: CancellingParty,
  now: Date,
) {
  const standing = { startsAt: booking.starts_at.getTime(), least: booking.least_cancellation };
  const terms = cancellationTerms(party, booking.status, now.getTime(), standing);
  return {
    cancelled_by: party,
    cancelled_at: now,
    cancellation_fee_cents: cancellationFeeCents(terms, booking.total_fee_cents),
  };
}

export function wrongStatus(booking: BookingRow, now: Date): AppError {
  const details: WrongStatusDetails = {
    status: statusAt(booking.status, now.getTime(), bookingMoments(booking)),
  };
  return new AppError('WRONG_STATUS', { details });
}

import type { BookingPayload, BookingRecord } from '../../../shared/contract/bookings/bookingRecord';
import { AppError } from '../../../shared/contract/base/errors';
import { respondBy, statusAt } from '../../../shared/domain/booking/bookingLife';
import type { Queries } from '../../db/database';
import type { BookingRow } from './service/bookingRows';
import { changeBooking, findHeldTimes } from './service/bookings';
import { findBookableInterpreter } from '../interpreters/service/interpreters';
import { hasBlocked } from '../blocks/service/blocks';
import { agreePrice } from './agreePrice';
import { publish } from '../../events/publish';
import { bookingColumns } from './service/toBookingRecord';
import { bookingMoments } from './service/toBookingRecord';
import { expireRequestsOf } from './service/expireOverdue';
import { bookingChanged, overtaken, wrongStatus } from './service/moveBooking';
import { refuseUnavailable } from './service/refuseUnavailable';
import { planMeeting } from './service/planMeeting';
import { readBooking } from './service/getBooking';

/**
 * Changes a pending request for the same interpreter, inside the caller's transaction, which holds the locks. The
 * deadline still counts from the first request. Saving what stands already changes nothing. Throws BOOKING_CHANGED where
 * another version was seen.
 */
export async function changeRequest(
  queries: Queries,
  booking: BookingRow,
  { version, ...request }: BookingPayload & { version: number | undefined },
  now: Date,
): Promise<BookingRecord> {
  if (statusAt(booking.status, now.getTime(), bookingMoments(booking)) !== 'pending') {
    throw wrongStatus(booking, now);
  }
  if (version !== undefined && version !== booking.version) throw bookingChanged(booking);
  const interpreter = await findBookableInterpreter(queries, booking.interpreter_id);
  if (!interpreter) throw new AppError('NOT_FOUND');
  const meeting = planMeeting(request, interpreter.languages, now);
  const price = agreePrice(request, interpreter.hourly_price_cents);
  const columns = bookingColumns(request, meeting, price);
  const changes = changesBetween(booking, columns);
  if (Object.keys(changes).length === 0) return readBooking(queries, booking.id, now);
  if (isMoved(changes)) {
    // Nobody learns so that the interpreter set them aside: who is not listed takes another time as well.
    if (await hasBlocked(queries, booking.client_id, interpreter.id)) throw new AppError('NOT_LISTED');
    await refuseUnavailable(queries, interpreter.id, meeting, now, booking.id);
  }
  await expireRequestsOf(queries, interpreter.id, now);
  const held = await findHeldTimes(queries, interpreter.id, [meeting.startsAt, meeting.endsAt], now);
  if (held.some(({ id }) => id !== booking.id)) throw new AppError('SLOT_TAKEN');
  const deadline = new Date(respondBy(booking.created_at.getTime(), meeting.startsAt.getTime()));
  const change = { ...columns, respond_by: deadline, updated_at: now };
  if (!(await changeBooking(queries, booking, 'pending', change))) {
    throw await overtaken(queries, booking, now);
  }
  await publish(queries, 'booking.changed', {
    booking,
    at: now,
    actor: 'client',
    actorId: booking.client_id,
    from: 'pending',
    to: 'pending',
    details: changes,
  });
  return readBooking(queries, booking.id, now);
}

/** A request that stays where it is was taken before, whatever the interpreter wishes by now. */
const isMoved = (changes: Record<string, unknown>) => 'starts_at' in changes || 'ends_at' in changes;

/** The change by column: `[before, after]`, and of the longest text only that it was changed: the history keeps each change for ever. */
function changesBetween(
  booking: BookingRow,
  columns: ReturnType<typeof bookingColumns>,
): Record<string, [unknown, unknown] | true> {
  const before: Record<string, unknown> = booking;
  const different = Object.entries(columns).filter(
    ([column, after]) => JSON.stringify(before[column]) !== JSON.stringify(after),
  );
  return Object.fromEntries(
    different.map(([column, after]) => [column, column === 'description' || [before[column], after]]),
  );
}

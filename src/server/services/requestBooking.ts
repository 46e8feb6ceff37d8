import { randomUUID } from 'node:crypto';
import type { BookingPayload, BookingRecord } from '../../contract/bookingRecord';
import { AppError } from '../../contract/errors';
import { MAX_OPEN_REQUESTS, respondBy } from '../../domain/bookingLife';
import type { Queries } from '../db/database';
import { insertBookingEvent } from '../db/repositories/bookingEvents';
import { countOpenRequests, insertBooking } from '../db/repositories/bookings';
import { findBookableInterpreter } from '../db/repositories/interpreters';
import { agreePrice } from './agreePrice';
import { bookingColumns } from './bookingColumns';
import { expireRequestsOf } from './expireOverdue';
import { planMeeting } from './planMeeting';
import { readBooking } from './readBooking';
import { slotTaken } from './slotTaken';

/**
 * Makes a new request inside the caller's transaction, which holds the locks of client and interpreter. Throws
 * NOT_FOUND, INVALID, PRICE_CHANGED, TOO_MANY_OPEN_REQUESTS or SLOT_TAKEN. `replaces` is the request that this one
 * stands in for.
 */
export async function requestBooking(
  queries: Queries,
  request: BookingPayload,
  now: Date,
  { id = randomUUID(), replaces }: { id?: string; replaces?: string } = {},
): Promise<BookingRecord> {
  const interpreter = await findBookableInterpreter(queries, request.interpreter_id);
  if (!interpreter) throw new AppError('NOT_FOUND');
  const meeting = planMeeting(request, interpreter.languages, now);
  const price = agreePrice(request, interpreter.hourly_price_cents);
  if ((await countOpenRequests(queries, request.client_id, now)) >= MAX_OPEN_REQUESTS) {
    throw new AppError('TOO_MANY_OPEN_REQUESTS', { details: { limit: MAX_OPEN_REQUESTS } });
  }
  await expireRequestsOf(queries, interpreter.id, now);
  const isStored = await insertBooking(queries, {
    ...bookingColumns(request, meeting, price),
    id,
    interpreter_id: interpreter.id,
    client_id: request.client_id,
    status: 'pending',
    respond_by: new Date(respondBy(now.getTime(), meeting.startsAt.getTime())),
    created_at: now,
    updated_at: now,
  });
  if (!isStored) throw await slotTaken(queries, interpreter, meeting, request.meetingTimezone, now);
  await insertBookingEvent(queries, {
    interpreter_id: interpreter.id,
    booking_id: id,
    at: now,
    actor: 'client',
    actor_id: request.client_id,
    action: 'request',
    from_status: null,
    to_status: 'pending',
    details: replaces ? { replaces } : undefined,
  });
  return readBooking(queries, id, now);
}

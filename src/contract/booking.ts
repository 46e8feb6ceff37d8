import { z } from 'zod';
import { BookingRecord, BookingVersion } from './bookingRecord';
import { defineEndpoint } from './endpoint';
import { Id } from './fields';

const ANSWER = z.object({
  id: Id,
  version: BookingVersion.optional().describe(
    'the version that was seen; refused with BOOKING_CHANGED where it is not the present one any more',
  ),
});

/** Calls of our own: what moves a booking through its life (`domain/bookingLife.ts`). */
export const acceptBooking = defineEndpoint({
  name: 'acceptBooking',
  method: 'POST',
  path: '/v2/api/booking/accept',
  access: 'interpreter',
  summary: 'Accept a pending request before its response deadline',
  request: ANSWER,
  data: BookingRecord,
  refusals: ['NOT_FOUND', 'WRONG_STATUS', 'BOOKING_CHANGED'],
});

export const declineBooking = defineEndpoint({
  name: 'declineBooking',
  method: 'POST',
  path: '/v2/api/booking/decline',
  access: 'interpreter',
  summary: 'Decline a pending request; the time is free again',
  request: ANSWER,
  data: BookingRecord,
  refusals: ['NOT_FOUND', 'WRONG_STATUS', 'BOOKING_CHANGED'],
});

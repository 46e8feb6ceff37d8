import { z } from 'zod';
import { BookingRecord } from './bookingRecord';
import { defineEndpoint } from './endpoint';
import { Id } from './fields';

const byId = z.object({ id: Id });

/** Calls of our own: what moves a booking through its life (`domain/bookingLife.ts`). */
export const acceptBooking = defineEndpoint({
  name: 'acceptBooking',
  method: 'POST',
  path: '/v2/api/booking/accept',
  access: 'interpreter',
  summary: 'Accept a pending request before its response deadline',
  request: byId,
  data: BookingRecord,
  refusals: ['NOT_FOUND', 'WRONG_STATUS'],
});

export const declineBooking = defineEndpoint({
  name: 'declineBooking',
  method: 'POST',
  path: '/v2/api/booking/decline',
  access: 'interpreter',
  summary: 'Decline a pending request; the time is free again',
  request: byId,
  data: BookingRecord,
  refusals: ['NOT_FOUND', 'WRONG_STATUS'],
});

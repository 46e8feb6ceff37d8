import { z } from 'zod';
import { BookingPayload, BookingRecord, SeenVersion } from './bookingRecord';
import { defineEndpoint } from '../base/endpoint';
import { Id } from '../base/fields';

const PREFIX = '/v2/api/client/client' as const;

const BOOKING_REFUSALS = [
  'NOT_LISTED',
  'SLOT_TAKEN',
  'NOT_AVAILABLE',
  'PRICE_CHANGED',
  'TOO_MANY_OPEN_REQUESTS',
  'TOO_MANY_BOOKINGS',
  'IDEMPOTENCY_MISMATCH',
] as const;

export const addBooking = defineEndpoint({
  name: 'addBooking',
  method: 'POST',
  path: `${PREFIX}/add`,
  access: 'client',
  summary: "Request a booking; the interpreter's time is held at once",
  request: BookingPayload,
  data: BookingRecord,
  refusals: [...BOOKING_REFUSALS, 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
  idempotent: true,
});

export const getBooking = defineEndpoint({
  name: 'getBooking',
  method: 'POST',
  path: `${PREFIX}/get`,
  access: 'signedIn',
  summary: 'One booking, for either of its parties',
  request: z.object({ id: Id }),
  data: BookingRecord,
  refusals: ['NOT_FOUND'],
});

export const updateBooking = defineEndpoint({
  name: 'updateBooking',
  method: 'POST',
  path: `${PREFIX}/update`,
  access: 'client',
  summary:
    'Change a booking while it is pending. Another interpreter withdraws the request and makes a new one, both or neither',
  request: BookingPayload.extend({ id: Id, version: SeenVersion.optional() }),
  data: BookingRecord,
  refusals: [...BOOKING_REFUSALS, 'WRONG_STATUS', 'BOOKING_CHANGED', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
  idempotent: true,
});

export const getClientRecords = defineEndpoint({
  name: 'getClientRecords',
  method: 'POST',
  path: `${PREFIX}/get_records_by_client_id`,
  access: 'client',
  summary: "The client's own bookings: the 200 newest, and behind them what is still to come",
  request: z.object({ client_id: Id }),
  data: z.array(BookingRecord),
  refusals: [],
});

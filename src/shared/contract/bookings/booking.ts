import { z } from 'zod';
import { BOOKING_STATUSES } from '../../domain/booking/bookingLife';
import { DEFAULT_LANGUAGE, INTERFACE_LANGUAGES } from '../../domain/text/interfaceLanguages';
import { BookingRecord, SeenVersion } from './bookingRecord';
import { CHANGED_FACTS } from '../../domain/booking/bookingFields';
import { defineEndpoint } from '../base/endpoint';
import { Euros, Id, Instant } from '../base/fields';

const ANSWER = z.object({
  id: Id,
  version: SeenVersion.optional(),
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
  refusals: ['NOT_FOUND', 'WRONG_STATUS', 'BOOKING_CHANGED', 'TOO_MANY_REQUESTS'],
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

export const cancelBooking = defineEndpoint({
  name: 'cancelBooking',
  method: 'POST',
  path: '/v2/api/booking/cancel',
  access: 'signedIn',
  summary:
    'Withdraw a pending request, or cancel a confirmed booking before its start. What it costs the client must be what the caller was shown',
  request: z.object({
    id: Id,
    feeSeen: Euros.describe('euros that the client owes for it, as the caller was shown'),
  }),
  data: BookingRecord,
  refusals: ['NOT_FOUND', 'WRONG_STATUS', 'FEE_CHANGED', 'IDEMPOTENCY_MISMATCH'],
  idempotent: true,
});

export const getCalendarFile = defineEndpoint({
  name: 'getCalendarFile',
  method: 'POST',
  path: '/v2/api/booking/calendar_file',
  access: 'signedIn',
  summary: 'One booking as an iCalendar file, for either of its parties',
  request: z.object({
    id: Id,
    language: z.enum(INTERFACE_LANGUAGES).default(DEFAULT_LANGUAGE).describe('of its words'),
  }),
  data: z.object({
    fileName: z.string().describe('what to call the file'),
    content: z.string().describe('text/calendar'),
  }),
  refusals: ['NOT_FOUND'],
});

export const getOlderBookings = defineEndpoint({
  name: 'getOlderBookings',
  method: 'POST',
  path: '/v2/api/booking/older',
  access: 'signedIn',
  summary: "One's own bookings that were requested before a known one, newest first, a page at a time",
  request: z.object({
    before: z
      .object({ createdAt: Instant.describe('when it was requested'), id: Id })
      .describe('the last booking of the list or page before'),
  }),
  data: z.object({
    bookings: z.array(BookingRecord).describe('newest first'),
    hasOlder: z.boolean().describe('whether there are more behind these'),
  }),
  refusals: [],
});

const changedFact = z.enum(Object.keys(CHANGED_FACTS) as (keyof typeof CHANGED_FACTS)[]);

/** One line of a booking's history. */
export const BookingHappening = z.object({
  at: Instant.describe('when'),
  actor: z
    .enum(['client', 'interpreter', 'time', 'admin'])
    .describe('who did it; time is nobody, an admin decides a reported problem'),
  actorName: z.string().describe("the person's name; empty for time and for an admin"),
  action: z.string().describe('`request`, `change`, or what a party or time did to it'),
  status: z.enum(BOOKING_STATUSES).describe('that it came to have'),
  changed: z.array(changedFact).describe('what a change made different'),
  fee: z
    .number()
    .nullable()
    .describe(
      'euros that a cancellation costs, or a session of which a part counts; null for everything else',
    ),
  proposedStart: Instant.nullable().describe('the start that was proposed; null for everything else'),
  minutes: z
    .number()
    .int()
    .nullable()
    .default(null)
    .describe('by which somebody came late or left early, or a meeting went on after its time; else null'),
});
export type BookingHappening = z.infer<typeof BookingHappening>;

export const getBookingHistory = defineEndpoint({
  name: 'getBookingHistory',
  method: 'POST',
  path: '/v2/api/booking/history',
  access: 'signedIn',
  summary: 'Who did what to a booking when, oldest first, for either of its parties',
  request: z.object({ id: Id }),
  data: z.array(BookingHappening),
  refusals: ['NOT_FOUND'],
});

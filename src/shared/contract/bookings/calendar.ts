import { z } from 'zod';
import { DEFAULT_LANGUAGE, INTERFACE_LANGUAGES } from '../../domain/text/interfaceLanguages';
import { BookingRecord } from './bookingRecord';
import { defineEndpoint } from '../base/endpoint';
import { Instant } from '../base/fields';

/** A week in which the clocks go back, and an hour for zones that nobody thought of. */
const LONGEST_STRETCH_MS = (7 * 24 + 2) * 3_600_000;

export const getWeekBookings = defineEndpoint({
  name: 'getWeekBookings',
  method: 'POST',
  path: '/v2/api/booking/week',
  access: 'signedIn',
  summary: "One's own bookings that lie in a week or reach into it, by their start",
  request: z
    .object({ from: Instant.describe('first moment'), to: Instant.describe('first moment after it') })
    .superRefine(({ from, to }, context) => {
      const length = Date.parse(to) - Date.parse(from);
      const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['to'], message });
      if (length <= 0) refuse('end_before_start');
      if (length > LONGEST_STRETCH_MS) refuse('too_long');
    }),
  data: z.array(BookingRecord),
  refusals: [],
});

/** Where one's bookings can be subscribed to; the secret in the address is told once, when it is made. */
export const CalendarFeed = z.object({
  created_at: Instant.describe('when the address was made'),
  read_at: Instant.nullable().describe('when a calendar last asked; null where none has yet'),
});
export type CalendarFeed = z.infer<typeof CalendarFeed>;

export const getCalendarFeed = defineEndpoint({
  name: 'getCalendarFeed',
  method: 'POST',
  path: '/v2/api/booking/calendar_feed',
  access: 'signedIn',
  summary: "Whether there is an address under which calendars read one's own bookings",
  request: z.object({}).default({}),
  data: CalendarFeed.nullable(),
  refusals: [],
});

export const createCalendarFeed = defineEndpoint({
  name: 'createCalendarFeed',
  method: 'POST',
  path: '/v2/api/booking/calendar_feed/create',
  access: 'signedIn',
  summary: "Make a secret address under which calendars read one's own bookings; an earlier one ends",
  request: z.object({
    language: z
      .enum(INTERFACE_LANGUAGES)
      .default(DEFAULT_LANGUAGE)
      .describe('of its words, where the account names none'),
  }),
  data: CalendarFeed.extend({ url: z.string().describe('the address; it is not told again') }),
  refusals: [],
});

export const revokeCalendarFeed = defineEndpoint({
  name: 'revokeCalendarFeed',
  method: 'POST',
  path: '/v2/api/booking/calendar_feed/revoke',
  access: 'signedIn',
  summary: 'End the address; whoever has it reads nothing any more',
  request: z.object({}).default({}),
  data: z.object({}),
  refusals: [],
});

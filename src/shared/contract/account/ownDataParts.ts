import { z } from 'zod';
import { BookingHappening } from '../bookings/booking';
import { BookingRecord } from '../bookings/bookingRecord';
import { Id, Instant } from '../base/fields';

const PARTY = z.enum(['client', 'interpreter']);

const OwnBooking = z.object({
  booking: BookingRecord.describe('the booking as its two parties see it'),
  history: z.array(BookingHappening).describe('who did what to it when, oldest first'),
  check_ins: z
    .array(z.object({ by: PARTY.describe('who'), at: Instant.describe('when they came') }))
    .describe('who checked in to the session'),
  meeting: z
    .object({
      url: z.string().describe('where the parties meet'),
      passcode: z.string().describe('empty where none is needed'),
    })
    .nullable()
    .describe('null where nothing was said, and for the interpreter until they accept'),
});

export const BookingBefore = z.object({ createdAt: Instant.describe('when it was requested'), id: Id });
export const BookingsPart = {
  bookings: z.array(OwnBooking).describe('the newest first'),
  older_before: BookingBefore.nullable().describe(
    'a booking before which there are more, for `exportBookings`; null where these are all',
  ),
};

const OwnMessage = z.object({
  at: Instant.describe('when it was sent'),
  by: z.enum(['me', 'other']).describe('who wrote it'),
  text: z.string().describe('what was written; empty beside a file'),
  file: z.string().nullable().describe('name of the file; null where there are words only'),
});
export type OwnMessage = z.infer<typeof OwnMessage>;

export const MessagesPart = {
  messages: z.array(OwnMessage).describe('the oldest first'),
  earlier_before: z
    .number()
    .int()
    .nullable()
    .describe(
      'number of a message before which there are more, for `exportMessages`; null where these are all',
    ),
};

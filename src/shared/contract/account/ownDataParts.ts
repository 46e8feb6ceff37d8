import { z } from 'zod';
import { BookingHappening } from '../bookings/booking';
import { BookingRecord } from '../bookings/bookingRecord';
import { Review } from '../bookings/reviews';
import { ToldWish } from '../bookings/calls';
import { CALL_STATES } from '../../domain/booking/calls';
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

const KeptReview = Review.extend({ booking_id: Id.describe('of the meeting') });

export const BookingBefore = z.object({ createdAt: Instant.describe('when it was requested'), id: Id });
export const BookingsPart = {
  bookings: z.array(OwnBooking).describe('the newest first'),
  reviews_written: z
    .array(
      KeptReview.extend({
        hiddenFor: z.string().nullable().describe('why an admin hid it; null where nobody did'),
      }),
    )
    .describe('what the person said of others after these bookings, the newest first'),
  reviews_received: z
    .array(KeptReview)
    .describe('what others said of the person after these bookings, once it is revealed'),
  older_before: BookingBefore.nullable().describe(
    'a booking before which there are more, for `exportBookings`; null where these are all',
  ),
};

const OwnCall = z.object({
  wish: ToldWish.describe('what the person asked for'),
  maxTotalFee: z.number().describe('euros in all that it might cost at most'),
  at: Instant.describe('when'),
  ended_at: Instant.nullable().describe('null while it asks'),
  state: z.enum(CALL_STATES).describe('what became of it'),
  asked: z.number().int().describe('how many interpreters were asked'),
  booking_id: Id.nullable().describe('what came of it'),
});

export const CallBefore = z.object({ at: Instant.describe('when it began'), id: Id });
export const CallsPart = {
  calls: z.array(OwnCall).describe('what the person asked several interpreters at once, the newest first'),
  older_calls_before: CallBefore.nullable().describe(
    'a call before which there are more, for `exportCalls`; null where these are all',
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

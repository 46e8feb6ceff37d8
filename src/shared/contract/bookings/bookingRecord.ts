import { z } from 'zod';
import { PROBLEM_OUTCOMES } from '../../domain/booking/aftermath';
import { BOOKING_STATUSES } from '../../domain/booking/bookingLife';
import { LEAST_TERMS } from '../../domain/booking/cancellationFee';
import { HOST_PLATFORMS, MEETING_DURATIONS, MEETING_SUBJECTS } from '../../domain/booking/bookingChoices';
import { BOOKING_FIELDS, type BookingField } from '../../domain/booking/bookingFields';
import { INTERPRETATION_LANGUAGES } from '../../domain/text/interpretationLanguages';
import { DAY_HALVES, MEETING_TIME_PATTERN } from '../../domain/time/meetingTime';
import { isBookableZone } from '../../domain/time/timeZones';
import { Euros, Id, Instant, lineUpTo, requiredLine, textUpTo } from '../base/fields';

const missingOr = (code: string) => (issue: { input?: unknown }) =>
  issue.input === undefined || issue.input === '' ? 'required' : code;

const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: missingOr('unknown_choice') });

/** The specification's booking payload (section 3). What it says of money is compared, never stored. */
export const BookingPayload = z.object({
  hostPlatform: choice(HOST_PLATFORMS).describe('where the parties meet'),
  meetingTitle: requiredLine(BOOKING_FIELDS.meetingTitle.maxLength).describe('title of the meeting'),
  meetingDate: z.iso.date({ error: missingOr('not_a_date') }).describe('YYYY-MM-DD'),
  meetingTime: z
    .string({ error: missingOr('invalid') })
    .regex(MEETING_TIME_PATTERN, { error: missingOr('not_a_time') })
    .describe('hh:mm, 01:00 to 12:59'),
  meetingAmPm: choice(DAY_HALVES).describe('half of the day that the time is in'),
  meetingTimezone: z
    .string({ error: missingOr('invalid') })
    .max(64)
    .refine(isBookableZone, { error: 'unknown_zone' })
    .describe('PDT, EST, GMT or an IANA time zone'),
  meetingUtcOffset: z
    .string()
    .regex(/^[+-](?:0\d|1[0-4]):[0-5]\d$/, { error: 'invalid' })
    .optional()
    .describe('settles a wall time that happens twice that day, e.g. -07:00'),
  meetingDuration: choice(MEETING_DURATIONS).describe('how long it lasts'),
  interpreterBookingFrom: choice(INTERPRETATION_LANGUAGES).describe('one language of the pair'),
  interpreterBookingTo: choice(INTERPRETATION_LANGUAGES).describe('the other language of the pair'),
  meetingSubject: choice(MEETING_SUBJECTS).describe('what it is about'),
  meetingDescription: textUpTo(BOOKING_FIELDS.meetingDescription.maxLength)
    .default('')
    .describe('what the interpreter should know beforehand'),
  referenceNumber: lineUpTo(BOOKING_FIELDS.referenceNumber.maxLength)
    .optional()
    .describe("the client's own number for it, said on invoices and statements; may be empty"),
  interpreter_id: Id.describe('who is wanted'),
  client_id: Id.describe("the caller's own id"),
  selectedInterpreter: z
    .object({
      name: z.string().max(200).describe('name, as the client saw it'),
      pricePerHour: Euros.describe('euros an hour, as the client saw them'),
      durationInHours: z.number().min(0).max(24).describe('hours, as the client saw them'),
      totalFee: Euros.describe('euros in all, as the client saw them'),
    })
    .describe('what the client saw when booking: compared with what holds, never stored'),
} satisfies Record<BookingField, z.ZodType> & Record<string, z.ZodType>);
export type BookingPayload = z.output<typeof BookingPayload>;

/** An answer names the version that it answers, so that nobody agrees to what they did not see. */
export const BookingVersion = z
  .int()
  .min(1)
  .max(2_147_483_647)
  .describe('rises by one with every change that either party makes');

/** Sent with a change or an answer by who saw the booking before. */
export const SeenVersion = BookingVersion.describe(
  'the version that was seen; refused with BOOKING_CHANGED where it is not the present one any more',
);

/** How a booking was cancelled. */
export const Cancellation = z.object({
  by: z.enum(['client', 'interpreter']).describe('who cancelled'),
  at: Instant.describe('when'),
  fee: z.number().describe('euros that the client owes for it'),
});
export type Cancellation = z.infer<typeof Cancellation>;

const WALL_TIME = {
  meetingDate: z.string().describe('YYYY-MM-DD'),
  meetingTime: z.string().describe('hh:mm from 01:00 to 12:59'),
  meetingAmPm: z.enum(DAY_HALVES).describe('half of the day that the time is in'),
  meetingTimezone: z.string().describe('zone of date and time: PDT, EST, GMT or an IANA time zone'),
  meetingUtcOffset: z
    .string()
    .nullable()
    .describe('which of two the time is, where it happens twice that day; otherwise null'),
};

/** Another time that one side proposes for a confirmed booking; the booking keeps its own until the other consents. */
export const TimeProposal = z.object({
  by: z.enum(['client', 'interpreter']).describe('who proposes it'),
  at: Instant.describe('when it was proposed'),
  clientAskedAt: Instant.optional().describe(
    "only in an interpreter's answer to a client's proposal: when the client asked",
  ),
  ...WALL_TIME,
  startsAt: Instant.describe('first moment of the session as proposed'),
  endsAt: Instant.describe('last moment of the session as proposed'),
  expiresAt: Instant.describe('until when the other side may answer'),
});
export type TimeProposal = z.infer<typeof TimeProposal>;

const PARTY = z.enum(['client', 'interpreter']);

/** Facts about a meeting that is over. */
export const BookingAftermath = z.object({
  interpreterCheckedIn: z.boolean().describe('whether the interpreter checked in; both are asked where not'),
  confirmedBy: z.array(PARTY).describe('who said that it took place'),
  problem: z
    .object({
      by: PARTY.describe('who reported it'),
      text: z.string().describe('what was wrong'),
      at: Instant.describe('when it was reported'),
      answer: z
        .object({
          text: z.string().describe('how the other side saw it'),
          at: Instant.describe('when they said so'),
        })
        .nullable()
        .describe('what the other side says; null until they do'),
      outcome: z
        .enum(PROBLEM_OUTCOMES)
        .nullable()
        .describe(
          'what an admin decided: it counts, counts in part, or is void; null while nothing is decided',
        ),
      amount: z
        .number()
        .nullish()
        .describe('euros that are owed instead of the fee, where it counts in part'),
      reason: z.string().nullish().describe('why it was decided so, where the admin said it'),
    })
    .nullable()
    .describe('what was reported about it; null where nothing was'),
});

/** A booking as both sides list it: the specification's record, and the instants that it means. */
export const BookingRecord = z.object({
  id: Id,
  client_id: Id.describe('who booked'),
  interpreter_id: Id.describe('who is booked'),
  meetingTitle: z.string().describe('title of the meeting'),
  meetingSubject: z.string().describe('what it is about'),
  meetingDescription: z.string().describe('what the interpreter should know beforehand; may be empty'),
  referenceNumber: z.string().nullish().describe("the client's own number for it, where they gave one"),
  meetingDate: z.string().describe('YYYY-MM-DD, as booked'),
  meetingTime: z.string().describe('hh:mm from 01:00 to 12:59, as booked'),
  meetingAmPm: z.enum(DAY_HALVES).describe('half of the day that the time is in'),
  meetingTimezone: z.string().describe('zone of date and time: PDT, EST, GMT or an IANA time zone'),
  meetingUtcOffset: z
    .string()
    .nullable()
    .describe('which of two the time is, where it happens twice that day; otherwise null'),
  meetingDuration: z.enum(MEETING_DURATIONS).describe('how long it lasts'),
  hostPlatform: z.string().describe('where the parties meet'),
  interpreterBookingFrom: z.string().describe('one language of the pair'),
  interpreterBookingTo: z.string().describe('the other language of the pair'),
  status: z.enum(BOOKING_STATUSES).describe('where the booking stands in its life'),
  startsAt: Instant.describe('first moment of the session'),
  endsAt: Instant.describe('last moment of the session'),
  respondBy: Instant.describe('until when the interpreter may answer'),
  createdAt: Instant.describe('when it was requested'),
  confirmedAtOnce: z
    .boolean()
    .optional()
    .describe('it needed no answer: its interpreter confirms at once; left out for others'),
  version: BookingVersion,
  cancellation: Cancellation.nullable().describe('null unless it was cancelled'),
  leastCancellation: z
    .enum(LEAST_TERMS)
    .nullable()
    .describe(
      'what cancelling costs its client at least: half the fee or all of it, since it was moved at their wish so shortly before; otherwise null',
    ),
  proposal: TimeProposal.nullable().describe('the other time that waits for an answer, null where none does'),
  aftermath: BookingAftermath.nullable().describe('null until it is completed'),
  clientName: z.string().describe("the client's first and last name"),
  clientAvatar: z.string().nullable().describe("address of the client's headshot, null where there is none"),
  clientEmail: z.string().describe("the client's e-mail address"),
  clientStanding: z
    .object({
      rating: z
        .number()
        .nullable()
        .describe('1 to 4, the mean of what interpreters said; null where none did'),
      reviews: z.number().int().describe('how many of them'),
    })
    .describe('how interpreters find the client, by the reviews that count'),
  selectedInterpreter: z
    .object({
      name: z.string().describe('first and last name'),
      avatar: z.string().nullable().describe('address of the headshot, null where there is none'),
      pricePerHour: z.number().describe('euros an hour, frozen when booked'),
      durationInHours: z.number().describe('hours'),
      totalFee: z.number().describe('euros in all, frozen when booked'),
    })
    .describe('the interpreter, and what was agreed'),
});
export type BookingRecord = z.infer<typeof BookingRecord>;

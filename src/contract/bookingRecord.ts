import { z } from 'zod';
import { BOOKING_STATUSES } from '../domain/bookingLife';
import { HOST_PLATFORMS, MEETING_DURATIONS, MEETING_SUBJECTS } from '../domain/bookingChoices';
import { DESCRIPTION_MAX_LENGTH, TITLE_MAX_LENGTH } from '../domain/bookingRules';
import { INTERPRETATION_LANGUAGES } from '../domain/interpretationLanguages';
import { DAY_HALVES, MEETING_TIME_PATTERN } from '../domain/meetingTime';
import { isBookableZone } from '../domain/timeZones';
import { Euros, Id, Instant, requiredText, textUpTo } from './fields';

const missingOr = (code: string) => (issue: { input?: unknown }) =>
  issue.input === undefined || issue.input === '' ? 'required' : code;

const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: missingOr('unknown_choice') });

/** The specification's booking payload (section 3). What it says of money is compared, never stored. */
export const BookingPayload = z.object({
  hostPlatform: choice(HOST_PLATFORMS),
  meetingTitle: requiredText(TITLE_MAX_LENGTH),
  meetingDate: z.iso.date({ error: missingOr('not_a_date') }).describe('YYYY-MM-DD'),
  meetingTime: z
    .string({ error: missingOr('invalid') })
    .regex(MEETING_TIME_PATTERN, { error: missingOr('not_a_time') })
    .describe('hh:mm, 01:00 to 12:59'),
  meetingAmPm: choice(DAY_HALVES),
  meetingTimezone: z
    .string({ error: missingOr('invalid') })
    .max(64)
    .refine(isBookableZone, { error: 'unknown_zone' })
    .describe('PDT, EST, GMT or an IANA time zone'),
  meetingUtcOffset: z
    .string()
    .regex(/^[+-]\d{2}:\d{2}$/, { error: 'invalid' })
    .optional()
    .describe('settles a wall time that happens twice that day, e.g. -07:00'),
  meetingDuration: choice(MEETING_DURATIONS),
  interpreterBookingFrom: choice(INTERPRETATION_LANGUAGES),
  interpreterBookingTo: choice(INTERPRETATION_LANGUAGES),
  meetingSubject: choice(MEETING_SUBJECTS),
  meetingDescription: textUpTo(DESCRIPTION_MAX_LENGTH).default(''),
  interpreter_id: Id,
  client_id: Id,
  selectedInterpreter: z.object({
    name: z.string().max(200),
    pricePerHour: Euros,
    durationInHours: z.number().min(0).max(24),
    totalFee: Euros,
  }),
});
export type BookingPayload = z.output<typeof BookingPayload>;

/** An answer names the version that it answers, so that nobody agrees to what they did not see. */
export const BookingVersion = z
  .int()
  .min(1)
  .max(2_147_483_647)
  .describe('rises by one with every change that either party makes');
/** How a booking was cancelled. */
export const Cancellation = z.object({
  by: z.enum(['client', 'interpreter']),
  at: Instant,
  /** euros that the client owes for it */
  fee: z.number(),
});
export type Cancellation = z.infer<typeof Cancellation>;

/** A booking as both sides list it: the specification's record, and the instants that it means. */
export const BookingRecord = z.object({
  id: Id,
  client_id: Id,
  interpreter_id: Id,
  meetingTitle: z.string(),
  meetingSubject: z.string(),
  meetingDescription: z.string(),
  meetingDate: z.string(),
  meetingTime: z.string(),
  meetingAmPm: z.enum(DAY_HALVES),
  meetingTimezone: z.string(),
  meetingUtcOffset: z.string().nullable(),
  meetingDuration: z.enum(MEETING_DURATIONS),
  hostPlatform: z.string(),
  interpreterBookingFrom: z.string(),
  interpreterBookingTo: z.string(),
  status: z.enum(BOOKING_STATUSES),
  startsAt: Instant,
  endsAt: Instant,
  /** until when the interpreter may answer */
  respondBy: Instant,
  createdAt: Instant,
  version: BookingVersion,
  /** null unless it was cancelled */
  cancellation: Cancellation.nullable(),
  clientName: z.string(),
  clientAvatar: z.string().nullable(),
  clientEmail: z.string(),
  selectedInterpreter: z.object({
    name: z.string(),
    avatar: z.string().nullable(),
    /** euros, frozen when booked */
    pricePerHour: z.number(),
    durationInHours: z.number(),
    /** euros, frozen when booked */
    totalFee: z.number(),
  }),
});
export type BookingRecord = z.infer<typeof BookingRecord>;

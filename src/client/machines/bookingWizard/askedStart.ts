import { z } from 'zod';
import { wallTimeAt } from '../../../shared/domain/time/wallClock';
import type { BookingDetails } from './bookingDetails';

/**
 * How what a person asked for on a public page stands now: `unlisted` of whom nobody can ask any more, `unknown` of whom there
 * never was.
 */
export const ASKED_STANDINGS = ['free', 'taken', 'past', 'unlisted', 'unknown'] as const;

/** The wizard's input for a time that was chosen before signing in. */
export const AskedStart = z.object({
  standing: z.enum(ASKED_STANDINGS),
  /** English names of the pair, each empty where it was not chosen */
  from: z.string(),
  to: z.string(),
  /** epoch milliseconds */
  startsAt: z.number(),
  /** epoch milliseconds of other free starts */
  others: z.array(z.number()),
  /** a title to begin with, in the reader's language; empty for none */
  title: z.string(),
});
export type AskedStart = z.infer<typeof AskedStart>;

/** An instant in the wizard's fields, by the clocks of a zone. */
export function timeFields(startsAt: number, zone: string) {
  return wallTimeAt(new Date(startsAt), zone);
}

/**
 * The details with what was asked for in its place. A time that cannot be had is left to be chosen; for somebody else it can be.
 */
export function withAsked(details: BookingDetails, asked: AskedStart, zone: string): BookingDetails {
  const { standing, from, to, startsAt, title } = asked;
  const pair = { interpreterBookingFrom: from, interpreterBookingTo: to } as Partial<BookingDetails>;
  const { meetingDate, ...time } = timeFields(startsAt, zone);
  const isOpen = standing !== 'taken' && standing !== 'past';
  return {
    ...details,
    ...(from || to ? pair : {}),
    ...(isOpen ? { meetingDate, ...time } : {}),
    ...(standing === 'taken' ? { meetingDate, meetingTimezone: zone, meetingTime: '' } : {}),
    meetingTitle: details.meetingTitle.trim() === '' ? title : details.meetingTitle,
  };
}

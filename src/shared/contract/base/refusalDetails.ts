import { z } from 'zod';
import { BOOKING_STATUSES } from '../../domain/booking/bookingLife';
import { UNAVAILABLE_REASONS } from '../../domain/booking/availability';
import { DAY_HALVES } from '../../domain/time/meetingTime';
import { BookingVersion } from '../bookings/bookingRecord';
import { Id, Instant } from './fields';

/** `data` of a refusal, by the refusal's code: it helps the caller go on. */
export const PriceChangedDetails = z.object({
  /** euros, as the server reckons now */
  pricePerHour: z.number(),
  durationInHours: z.number(),
  totalFee: z.number(),
});
export type PriceChangedDetails = z.infer<typeof PriceChangedDetails>;

export const FeeChangedDetails = z.object({
  /** euros that cancelling costs now */
  fee: z.number(),
});
export type FeeChangedDetails = z.infer<typeof FeeChangedDetails>;

export const SlotTakenDetails = z.object({
  /** of NOT_AVAILABLE: what of the interpreter's wishes excludes the time */
  reason: z.enum(UNAVAILABLE_REASONS).optional(),
  /** of SLOT_TAKEN: the caller's own booking, where that holds the time */
  ownBookingId: Id.optional(),
  /** the nearest free times of the same interpreter, as clocks of the wanted zone show them */
  alternatives: z.array(
    z.object({
      startsAt: Instant,
      endsAt: Instant,
      meetingDate: z.string(),
      meetingTime: z.string(),
      meetingAmPm: z.enum(DAY_HALVES),
      meetingTimezone: z.string(),
      meetingUtcOffset: z.string(),
    }),
  ),
});
export type SlotTakenDetails = z.infer<typeof SlotTakenDetails>;

export const WrongStatusDetails = z.object({ status: z.enum(BOOKING_STATUSES) });
export type WrongStatusDetails = z.infer<typeof WrongStatusDetails>;

/** The present version, to read the booking again and answer that. */
export const BookingChangedDetails = z.object({ version: BookingVersion });
export type BookingChangedDetails = z.infer<typeof BookingChangedDetails>;

/** With INVALID and an issue `time_missing` or `time_doubled`. */
export const ClockChangeDetails = z.union([
  z.object({ clockMovesTo: z.string().describe('hh:mm on a clock of 24 hours') }),
  z.object({ offsets: z.tuple([z.string(), z.string()]) }),
]);
export type ClockChangeDetails = z.infer<typeof ClockChangeDetails>;

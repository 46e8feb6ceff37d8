import { z } from 'zod';
import type { BookingRecord } from '../../../shared/contract/bookings/bookingRecord';
import type { CallWish } from '../../../shared/contract/bookings/calls';
import { PLATFORM_CHOICES } from '../../../shared/domain/booking/bookingChoices';
import { centsFromEuros } from '../../../shared/domain/money/money';
import { AskedStart } from './askedStart';
import { BookingDetails } from './bookingDetails';
import { ChosenInterpreter } from './chosenInterpreter';

/** Facts that two meetings of the same people have in common; their times differ. */
const LikeDetails = BookingDetails.omit({
  meetingDate: true,
  meetingTime: true,
  meetingAmPm: true,
  meetingTimezone: true,
  meetingUtcOffset: true,
});

/**
 * Another screen's wish for the wizard: the router's navigation state of `paths.client.mettingsConfig`. A
 * screen that does not know the wizard writes it, and the wizard reads it. Any of it means a new booking: a
 * request that was saved before stays as it is.
 */
export const BookingStart = z.object({
  /** where the meeting will be, as chosen on the Welcome screen */
  platformChoice: z.enum(PLATFORM_CHOICES).optional(),
  /** the interpreter for whom 'Add to project' was pressed */
  chosenInterpreter: ChosenInterpreter.optional(),
  /** an earlier booking that this one is like; see `bookAgain` */
  likeBooking: LikeDetails.optional(),
  /** the time that was asked for on a public page */
  asked: AskedStart.optional(),
});
export type BookingStart = z.infer<typeof BookingStart>;

/** The way to the wizard with an interpreter chosen; the price is euros. */
export function bookingStartWith(interpreter: {
  id: string;
  name: string;
  imageUrl: string | null;
  pricePerHour: number;
  languages: readonly string[];
  atOnce?: ChosenInterpreter['atOnce'] | null;
}): BookingStart {
  const { id, name, imageUrl, pricePerHour, languages, atOnce } = interpreter;
  return {
    chosenInterpreter: {
      id,
      name,
      imageUrl,
      pricePerHourCents: centsFromEuros(pricePerHour),
      languages: [...languages],
      ...(atOnce && { atOnce }),
    },
  };
}

/** The wish in the router's state; null where there is none, or it names something that does not exist. */
export function readBookingStart(navigationState: unknown): BookingStart | null {
  const start = BookingStart.safeParse(navigationState);
  if (!start.success) return null;
  return Object.values(start.data).some((part) => part !== undefined) ? start.data : null;
}

/**
 * The same interpreter once more, for a meeting like an earlier one, at a time still to be chosen. The price is the one of
 * then: where it is another by now, the server says so before anything is saved.
 */
export function bookAgain(booking: BookingRecord): BookingStart {
  const like = LikeDetails.safeParse(booking);
  const { name, avatar, pricePerHour } = booking.selectedInterpreter;
  return {
    chosenInterpreter: {
      id: booking.interpreter_id,
      name,
      imageUrl: avatar,
      pricePerHourCents: centsFromEuros(pricePerHour),
      languages: [],
    },
    ...(like.success ? { likeBooking: like.data } : {}),
  };
}

/** Details and interpreter of a request as it is now; where the form has its interpreter already, that one with its languages. */
export function presentWishes(
  before: { details: BookingDetails; interpreter: ChosenInterpreter | null },
  record: BookingRecord,
): typeof before {
  const read = BookingDetails.safeParse(record);
  const isSame = before.interpreter?.id === record.interpreter_id;
  return {
    details: read.success ? read.data : before.details,
    interpreter: isSame ? before.interpreter : (bookAgain(record).chosenInterpreter ?? before.interpreter),
  };
}

/** A meeting like one that nobody took, at a time still to be chosen. */
export function likeWish(wish: CallWish): BookingStart {
  const like = LikeDetails.safeParse(wish);
  return like.success ? { likeBooking: like.data } : {};
}

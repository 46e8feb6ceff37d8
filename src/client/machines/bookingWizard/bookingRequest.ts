import { z } from 'zod';
import { BookingPayload, SeenVersion } from '../../../shared/contract/bookings/bookingRecord';
import type { CallWish } from '../../../shared/contract/bookings/calls';
import {
  durationHours,
  durationMinutes,
  type MeetingSubject,
} from '../../../shared/domain/booking/bookingChoices';
import type { InterpretationLanguage } from '../../../shared/domain/text/interpretationLanguages';
import { meetingInstant } from '../../../shared/domain/time/meetingInstant';
import { eurosFromCents, totalFeeCents } from '../../../shared/domain/money/money';
import { tidiedDetails, type BookingDetails } from './bookingDetails';
import type { ChosenInterpreter } from './chosenInterpreter';
import type { ApiError } from '../../../shared/contract/base/apiError';

/** The specification's payload; with the id of a booking it is the change of that one, as the form shows it. */
export const BookingRequest = BookingPayload.extend({
  id: z.string().optional(),
  version: SeenVersion.optional(),
});
export type BookingRequest = z.output<typeof BookingRequest>;

/** The payload for details without problems (`detailsIssues`). */
export function bookingRequest(
  details: BookingDetails,
  interpreter: ChosenInterpreter,
  clientId: string,
  booking: { id: string; version?: number | undefined } | null,
): BookingRequest {
  const wish = wishOf(details);
  const minutes = durationMinutes(wish.meetingDuration);
  return {
    ...wish,
    ...(booking && { id: booking.id }),
    ...(booking?.version !== undefined && { version: booking.version }),
    interpreter_id: interpreter.id,
    client_id: clientId,
    selectedInterpreter: {
      name: interpreter.name,
      pricePerHour: eurosFromCents(interpreter.pricePerHourCents),
      durationInHours: durationHours(wish.meetingDuration),
      totalFee: eurosFromCents(totalFeeCents(interpreter.pricePerHourCents, minutes)),
    },
  };
}

/** The same but for the person, as several are asked. */
export function wishOf(details: BookingDetails): CallWish {
  const { meetingUtcOffset, referenceNumber, ...tidied } = tidiedDetails(details);
  const isDoubled = meetingInstant(tidied).kind === 'doubled';
  return {
    ...tidied,
    interpreterBookingFrom: tidied.interpreterBookingFrom as InterpretationLanguage,
    interpreterBookingTo: tidied.interpreterBookingTo as InterpretationLanguage,
    meetingSubject: tidied.meetingSubject as MeetingSubject,
    ...(isDoubled && meetingUtcOffset ? { meetingUtcOffset } : {}),
    ...(referenceNumber && { referenceNumber }),
  };
}

const KEYS = [
  ...Object.keys(BookingPayload.shape),
  ...Object.keys(BookingPayload.shape.selectedInterpreter.shape),
];

/** The same booking is wanted, whichever call carries it: keys in one order, id and version left out. */
export function isSameBooking(one: BookingRequest, other: BookingRequest): boolean {
  return JSON.stringify(one, KEYS) === JSON.stringify(other, KEYS);
}

/**
 * One try to save. The key makes it safe to send again: the server answers a key once. A try whose outcome is
 * unknown may have made a booking, so it is asked again before anything else is saved.
 */
export const SaveAttempt = z.object({
  key: z.string().min(1),
  request: BookingRequest,
  outcome: z.enum(['unknown', 'refused']),
});

export type SaveAttempt = z.infer<typeof SaveAttempt>;

/** The try that comes next: an unsettled one first, the old key for the same payload, a new key otherwise. */
export function nextAttempt(
  previous: SaveAttempt | null,
  wanted: BookingRequest,
  newKey: string,
): SaveAttempt {
  if (previous?.outcome === 'unknown') return previous;
  const isRetry =
    previous !== null &&
    previous.request.id === wanted.id &&
    previous.request.version === wanted.version &&
    isSameBooking(previous.request, wanted);
  return { key: isRetry ? previous.key : newKey, request: wanted, outcome: 'unknown' };
}

/** The try after a failure. A key that the server holds for something else is of no more use. */
export function failedAttempt(attempt: SaveAttempt | null, error: ApiError): SaveAttempt | null {
  if (!attempt || error.code === 'IDEMPOTENCY_MISMATCH') return null;
  return { ...attempt, outcome: outcomeAfter(error) };
}

/** No answer, an unreadable one, or the server's own failure: nobody knows whether it was saved. */
export function outcomeAfter(error: ApiError): SaveAttempt['outcome'] {
  return error.status >= 400 && error.status < 500 ? 'refused' : 'unknown';
}

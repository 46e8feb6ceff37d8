import { z } from 'zod';
import { BookingPayload } from '../../../shared/contract/bookings/bookingRecord';
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

/** The specification's payload; with the id of a booking it is the change of that one. */
export const BookingRequest = BookingPayload.extend({ id: z.string().optional() });
export type BookingRequest = z.output<typeof BookingRequest>;

/** What will be sent for details that were found in order (`detailsIssues`). */
export function bookingRequest(
  details: BookingDetails,
  interpreter: ChosenInterpreter,
  clientId: string,
  bookingId: string | undefined,
): BookingRequest {
  const { meetingUtcOffset, referenceNumber, ...tidied } = tidiedDetails(details);
  const isDoubled = meetingInstant(tidied).kind === 'doubled';
  return {
    ...tidied,
    interpreterBookingFrom: tidied.interpreterBookingFrom as InterpretationLanguage,
    interpreterBookingTo: tidied.interpreterBookingTo as InterpretationLanguage,
    meetingSubject: tidied.meetingSubject as MeetingSubject,
    ...(isDoubled && meetingUtcOffset ? { meetingUtcOffset } : {}),
    ...(referenceNumber && { referenceNumber }),
    ...(bookingId === undefined ? {} : { id: bookingId }),
    interpreter_id: interpreter.id,
    client_id: clientId,
    selectedInterpreter: {
      name: interpreter.name,
      pricePerHour: eurosFromCents(interpreter.pricePerHourCents),
      durationInHours: durationHours(tidied.meetingDuration),
      totalFee: eurosFromCents(
        totalFeeCents(interpreter.pricePerHourCents, durationMinutes(tidied.meetingDuration)),
      ),
    },
  };
}

const KEYS = [
  ...Object.keys(BookingPayload.shape),
  ...Object.keys(BookingPayload.shape.selectedInterpreter.shape),
];

/** The same booking is wanted, whichever call carries it: keys in one order, the id left out. */
export function isSameBooking(one: BookingRequest, other: BookingRequest): boolean {
  return JSON.stringify(one, KEYS) === JSON.stringify(other, KEYS);
}

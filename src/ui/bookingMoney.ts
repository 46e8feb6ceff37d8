import type { BookingRecord } from '../contract/bookingRecord';
import { durationMinutes } from '../domain/bookingChoices';
import { centsFromEuros, totalFeeCents } from '../domain/money';

type Priced = Pick<BookingRecord, 'meetingDuration' | 'selectedInterpreter'>;

/** What the interpreter earns, in cents: hourly rate × the duration's factor (specification, section 9). */
export function earningsCents(booking: Priced): number {
  return totalFeeCents(
    centsFromEuros(booking.selectedInterpreter.pricePerHour),
    durationMinutes(booking.meetingDuration),
  );
}

/** What the client owes, in cents, as frozen when booked. */
export function feeCents(booking: Priced): number {
  return centsFromEuros(booking.selectedInterpreter.totalFee);
}

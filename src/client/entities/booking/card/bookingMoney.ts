import type { BookingRecord } from '../../../../shared/contract/bookings/bookingRecord';
import { isSettled } from '../../../../shared/domain/booking/aftermath';
import { isHolding } from '../../../../shared/domain/booking/bookingLife';
import { durationMinutes } from '../../../../shared/domain/booking/bookingChoices';
import { centsFromEuros, totalFeeCents } from '../../../../shared/domain/money/money';

type Priced = Pick<BookingRecord, 'meetingDuration' | 'selectedInterpreter'>;

/** The interpreter's earnings, in cents: hourly rate × the duration's factor (specification, section 9). */
export function earningsCents(booking: Priced): number {
  return totalFeeCents(
    centsFromEuros(booking.selectedInterpreter.pricePerHour),
    durationMinutes(booking.meetingDuration),
  );
}

/** The client's debt, in cents, as frozen when booked. */
export function feeCents(booking: Priced): number {
  return centsFromEuros(booking.selectedInterpreter.totalFee);
}

/**
 * The interpreter's amount in cents, and its name: earnings while the meeting counts, the debt once it was
 * cancelled, and otherwise only the agreed amount.
 */
export function interpreterAmount(
  booking: Priced & Pick<BookingRecord, 'status' | 'cancellation' | 'aftermath'>,
): {
  kind: 'earnings' | 'agreedTotal' | 'owedAfterCancellation';
  cents: number;
} {
  if (booking.cancellation) {
    return { kind: 'owedAfterCancellation', cents: centsFromEuros(booking.cancellation.fee) };
  }
  const problem = booking.aftermath?.problem ?? null;
  if (problem?.outcome === 'partial') return { kind: 'earnings', cents: centsFromEuros(problem.amount ?? 0) };
  // of a cancelled one that says nothing of a fee, all that is known is what the specification's record says
  const counts =
    isSettled({ problem }) &&
    (isHolding(booking.status) || ['completed', 'cancelled'].includes(booking.status));
  return { kind: counts ? 'earnings' : 'agreedTotal', cents: earningsCents(booking) };
}

import { useCallback, useState } from 'react';
import type { BookingRecord } from '../../../../shared/contract/bookings/bookingRecord';
import { BOOKING_FIELD_NAMES } from '../../../../shared/domain/booking/bookingFields';

export interface SeenRequests {
  /** the request as its reader looked at it, where it has become another since; what is answered is what was seen */
  seenBefore: (booking: BookingRecord) => BookingRecord | undefined;
  /** the reader has looked at what became different */
  acknowledge: (booking: BookingRecord) => void;
}

/** Requests that wait, as they were when they were first shown: live news may change one under its reader's hand. */
export function useSeenRequests(bookings: readonly BookingRecord[]): SeenRequests {
  const [seen, setSeen] = useState<ReadonlyMap<string, BookingRecord>>(new Map());
  const shown = bookings.filter(({ id, status }) => status === 'pending' && !seen.has(id));
  if (shown.length > 0) setSeen(new Map([...seen, ...shown.map((each) => [each.id, each] as const)]));
  const acknowledge = useCallback(
    (booking: BookingRecord) => setSeen((known) => new Map(known).set(booking.id, booking)),
    [],
  );
  return {
    seenBefore: (booking) => {
      const before = seen.get(booking.id);
      return before && !isSameRequest(before, booking) ? before : undefined;
    },
    acknowledge,
  };
}

/** The fields that an interpreter agrees to. */
const TERMS = [...BOOKING_FIELD_NAMES, 'startsAt'] as const satisfies readonly (keyof BookingRecord)[];

function isSameRequest(before: BookingRecord, booking: BookingRecord): boolean {
  const { totalFee } = booking.selectedInterpreter;
  return (
    TERMS.every((term) => before[term] === booking[term]) &&
    Object.is(before.selectedInterpreter.totalFee, totalFee)
  );
}

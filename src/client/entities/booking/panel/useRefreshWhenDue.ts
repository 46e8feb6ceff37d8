import { useEffect, useRef } from 'react';
import type { BookingRecord } from '../../../../shared/contract/bookings/bookingRecord';
import { bookingMomentsOf } from '../actions/useAllowedActions';
import { dueMoment } from '../../../../shared/domain/booking/dueMoment';

/** How long after its time a change is asked for: the server's clock may be a little behind this one. Milliseconds. */
const GRACE_MS = 1500;
/** Where the server's clock is further behind, it is asked again, but not all the time. Milliseconds. */
const PATIENCE_MS = 60_000;
/** The longest that a browser's timer takes. */
const LONGEST_MS = 2 ** 31 - 1;

/** As much of a list as tells when to read it again, and how. */
interface TimedList {
  bookings: readonly BookingRecord[] | undefined;
  /** epoch milliseconds */
  readAt: number | undefined;
  refresh: () => void;
}

/** Reads a list again once time alone has changed a booking of it; whoever comes back to the page reads by that alone. */
export function useRefreshWhenDue({ bookings = [], readAt = 0, refresh }: TimedList): void {
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  }, [refresh]);
  const dues = bookings.flatMap((booking) => dueMoment(booking.status, bookingMomentsOf(booking)) ?? []);
  const due = Math.min(...dues);
  useEffect(() => {
    const now = Date.now();
    const wait = due > now ? due + GRACE_MS - now : PATIENCE_MS;
    if (wait > LONGEST_MS) return;
    const timer = setTimeout(() => latest.current(), wait);
    return () => clearTimeout(timer);
  }, [due, readAt]);
}

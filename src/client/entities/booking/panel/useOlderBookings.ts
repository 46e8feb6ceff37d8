import { useMemo, useState } from 'react';
import type { BookingRecord } from '../../../../shared/contract/bookings/bookingRecord';
import { BOOKING_LIST_SIZE } from '../../../../shared/domain/booking/bookingLife';

/** A list of bookings as it was read, and how to read it again. */
export interface BookingList {
  bookings: readonly BookingRecord[] | undefined;
  /** why it could not be read */
  problem: unknown;
  isFetching: boolean;
  /** epoch milliseconds */
  readAt: number | undefined;
  refresh: () => void;
}

/** The booking behind which older ones are asked for. */
type Cursor = Pick<BookingRecord, 'createdAt' | 'id'>;

/** As much of a query of older pages as a list needs; asked for nothing, it reads nothing. */
type UseOlder = (before: Cursor | null) => {
  data?: { pages: readonly { bookings: readonly BookingRecord[]; hasOlder: boolean }[] };
  error?: unknown;
  isFetching: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
};

export interface OlderBookings {
  isFetching: boolean;
  /** why they could not be read */
  problem: unknown;
  show: () => void;
}

/** A list with the older bookings behind it that were asked for, and the way to more; null where there are none. */
export function useOlderBookings(
  list: BookingList,
  useOlder: UseOlder,
): { list: BookingList; older: OlderBookings | null } {
  const [isAsked, setIsAsked] = useState(false);
  const newest = list.bookings;
  // Behind it stands only what is still to come, or ended lately.
  const last = newest?.[BOOKING_LIST_SIZE - 1];
  const query = useOlder(isAsked && last ? { createdAt: last.createdAt, id: last.id } : null);
  const pages = last && isAsked ? query.data?.pages : undefined;
  const bookings = useMemo(() => {
    if (!newest || !pages) return newest;
    const known = new Set(newest.map(({ id }) => id));
    return [...newest, ...pages.flatMap((page) => page.bookings).filter(({ id }) => !known.has(id))];
  }, [newest, pages]);
  const hasOlder = last !== undefined && (pages?.at(-1)?.hasOlder ?? true);
  const show = () => {
    if (!isAsked) setIsAsked(true);
    else if (query.error) query.refetch();
    else query.fetchNextPage();
  };
  return {
    list: { ...list, bookings },
    older: hasOlder
      ? { isFetching: query.isFetching, problem: isAsked ? query.error : undefined, show }
      : null,
  };
}

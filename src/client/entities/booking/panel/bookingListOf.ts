import type { BookingRecord } from '../../../../shared/contract/bookings/bookingRecord';
import type { BookingList } from './useOlderBookings';

/** As much of a query's result as a panel needs. */
interface BookingQuery {
  data?: readonly BookingRecord[];
  error?: unknown;
  isFetching: boolean;
  fulfilledTimeStamp?: number;
  refetch: () => unknown;
}

/** A query's result as a panel's list. A failure empties it, as the specification says. */
export function bookingListOf({
  data,
  error,
  isFetching,
  fulfilledTimeStamp,
  refetch,
}: BookingQuery): BookingList {
  return {
    bookings: error ? [] : data,
    problem: error,
    isFetching,
    // nothing that was read stands beneath a failure
    readAt: error ? undefined : fulfilledTimeStamp,
    refresh: () => void refetch(),
  };
}

import { skipToken } from '@reduxjs/toolkit/query';
import type { RequestOf } from '../../shared/contract/base/endpoint';
import type { getOlderBookings } from '../../shared/contract/bookings/booking';
import { useGetOlderBookingsInfiniteQuery } from './bookingApi';

/** The pages behind a booking of one's own; reads nothing while nobody asks for them. */
export function useOlderPages(before: RequestOf<typeof getOlderBookings>['before'] | null) {
  return useGetOlderBookingsInfiniteQuery(before ?? skipToken);
}

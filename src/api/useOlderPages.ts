import { skipToken } from '@reduxjs/toolkit/query';
import type { RequestOf } from '../contract/endpoint';
import type { getOlderBookings } from '../contract/booking';
import { useGetOlderBookingsInfiniteQuery } from './bookingApi';

/** The pages behind a booking of one's own; reads nothing while nobody asks for them. */
export function useOlderPages(before: RequestOf<typeof getOlderBookings>['before'] | null) {
  return useGetOlderBookingsInfiniteQuery(before ?? skipToken);
}

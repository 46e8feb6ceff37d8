import { z } from 'zod';
import {
  acceptBooking,
  cancelBooking,
  declineBooking,
  getBookingHistory,
  getCalendarFile,
  getOlderBookings,
} from '../../shared/contract/bookings/booking';
import type { DataOf, RequestOf } from '../../shared/contract/base/endpoint';
import { bookingList } from './bookingList';
import { dragomanApi } from './base/dragomanApi';
import type { IdempotentWrite } from './base/ApiCall';
import { afterSuccess, type Tag } from './base/tagTypes';
import { skipToken } from '@reduxjs/toolkit/query';

type Cursor = RequestOf<typeof getOlderBookings>['before'];
type OlderPage = DataOf<typeof getOlderBookings>;

const getOlderOrNone = {
  ...getOlderBookings,
  data: z.object({ bookings: bookingList, hasOlder: z.boolean() }),
};

function cursorBehind({ bookings, hasOlder }: OlderPage): Cursor | undefined {
  const last = bookings.at(-1);
  return hasOlder && last ? { createdAt: last.createdAt, id: last.id } : undefined;
}

const bookingAndLists = ({ id }: { id: string }): Tag[] => [
  { type: 'Booking', id: 'LIST' },
  { type: 'Booking', id },
];

export const bookingApi = dragomanApi.injectEndpoints({
  endpoints: (build) => ({
    acceptBooking: build.mutation<DataOf<typeof acceptBooking>, RequestOf<typeof acceptBooking>>({
      query: (request) => ({ endpoint: acceptBooking, request }),
      invalidatesTags: afterSuccess(bookingAndLists),
    }),
    declineBooking: build.mutation<DataOf<typeof declineBooking>, RequestOf<typeof declineBooking>>({
      query: (request) => ({ endpoint: declineBooking, request }),
      invalidatesTags: afterSuccess(bookingAndLists),
    }),
    getBookingHistory: build.query<DataOf<typeof getBookingHistory>, RequestOf<typeof getBookingHistory>>({
      query: (request) => ({ endpoint: getBookingHistory, request }),
      providesTags: (_history, _error, { id }) => [{ type: 'Booking', id }],
    }),
    getOlderBookings: build.infiniteQuery<OlderPage, Cursor, Cursor | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (page) => cursorBehind(page) },
      query: ({ queryArg, pageParam }) => ({
        endpoint: getOlderOrNone,
        request: { before: pageParam ?? queryArg },
      }),
      // By what is in it: nobody's new booking comes among the old ones.
      providesTags: (data) =>
        (data?.pages ?? []).flatMap(({ bookings }) =>
          bookings.map(({ id }): Tag => ({ type: 'Booking', id })),
        ),
    }),
    getCalendarFile: build.query<DataOf<typeof getCalendarFile>, RequestOf<typeof getCalendarFile>>({
      query: (request) => ({ endpoint: getCalendarFile, request }),
      providesTags: (_file, _error, { id }) => [{ type: 'Booking', id }],
    }),
    cancelBooking: build.mutation<DataOf<typeof cancelBooking>, IdempotentWrite<typeof cancelBooking>>({
      query: ({ request, idempotencyKey }) => ({ endpoint: cancelBooking, request, idempotencyKey }),
      invalidatesTags: afterSuccess(({ request }) => bookingAndLists(request)),
    }),
  }),
});

export const {
  useAcceptBookingMutation,
  useCancelBookingMutation,
  useGetBookingHistoryQuery,
  useGetOlderBookingsInfiniteQuery,
  useLazyGetCalendarFileQuery,
  useDeclineBookingMutation,
} = bookingApi;

/** The pages behind a booking of one's own; reads nothing while nobody asks for them. */
export function useOlderPages(before: RequestOf<typeof getOlderBookings>['before'] | null) {
  return useGetOlderBookingsInfiniteQuery(before ?? skipToken);
}

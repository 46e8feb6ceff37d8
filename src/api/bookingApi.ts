import { acceptBooking, cancelBooking, declineBooking } from '../contract/booking';
import type { DataOf, RequestOf } from '../contract/endpoint';
import { dragomanApi } from './dragomanApi';
import type { IdempotentWrite } from './IdempotentWrite';
import { afterSuccess, type Tag } from './tagTypes';

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
    cancelBooking: build.mutation<DataOf<typeof cancelBooking>, IdempotentWrite<typeof cancelBooking>>({
      query: ({ request, idempotencyKey }) => ({ endpoint: cancelBooking, request, idempotencyKey }),
      invalidatesTags: afterSuccess(({ request }) => bookingAndLists(request)),
    }),
  }),
});

export const { useAcceptBookingMutation, useCancelBookingMutation, useDeclineBookingMutation } = bookingApi;

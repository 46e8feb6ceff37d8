import { acceptBooking, declineBooking } from '../contract/booking';
import type { DataOf, RequestOf } from '../contract/endpoint';
import { dragomanApi } from './dragomanApi';
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
  }),
});

export const { useAcceptBookingMutation, useDeclineBookingMutation } = bookingApi;

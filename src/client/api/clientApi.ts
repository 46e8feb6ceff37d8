import { z } from 'zod';
import {
  addBooking,
  getBooking,
  getClientRecords,
  updateBooking,
} from '../../shared/contract/bookings/client';
import type { DataOf, RequestOf } from '../../shared/contract/base/endpoint';
import { bookingList } from './bookingList';
import { dragomanApi } from './base/dragomanApi';
import type { IdempotentWrite } from './base/ApiCall';
import { afterSuccess, BOOKING_LIST } from './base/tagTypes';

/** As the specification reads them: an array, and anything else as an empty one. */
const getRecordsOrNone = {
  ...getClientRecords,
  data: z.preprocess((data): unknown => (Array.isArray(data) ? data : []), bookingList),
};

export const clientApi = dragomanApi.injectEndpoints({
  endpoints: (build) => ({
    addBooking: build.mutation<DataOf<typeof addBooking>, IdempotentWrite<typeof addBooking>>({
      query: ({ request, idempotencyKey }) => ({ endpoint: addBooking, request, idempotencyKey }),
      invalidatesTags: afterSuccess(() => [{ type: 'Booking', id: 'LIST' }]),
    }),
    getBooking: build.query<DataOf<typeof getBooking>, RequestOf<typeof getBooking>>({
      query: (request) => ({ endpoint: getBooking, request }),
      providesTags: (_booking, _error, { id }) => [{ type: 'Booking', id }],
    }),
    updateBooking: build.mutation<DataOf<typeof updateBooking>, IdempotentWrite<typeof updateBooking>>({
      query: ({ request, idempotencyKey }) => ({ endpoint: updateBooking, request, idempotencyKey }),
      invalidatesTags: afterSuccess(({ request }) => [
        { type: 'Booking', id: 'LIST' },
        { type: 'Booking', id: request.id },
      ]),
    }),
    getClientRecords: build.query<DataOf<typeof getClientRecords>, RequestOf<typeof getClientRecords>>({
      query: (request) => ({ endpoint: getRecordsOrNone, request }),
      providesTags: [BOOKING_LIST],
    }),
  }),
});

export const {
  useAddBookingMutation,
  useGetBookingQuery,
  useUpdateBookingMutation,
  useGetClientRecordsQuery,
} = clientApi;

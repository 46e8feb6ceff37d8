import {
  getAvailability,
  getFreeTimes,
  updateAvailability,
} from '../../shared/contract/bookings/availability';
import type { DataOf, RequestOf } from '../../shared/contract/base/endpoint';
import { dragomanApi } from './base/dragomanApi';
import { afterSuccess, ANY_BOOKING, BOOKING_LIST } from './base/tagTypes';

export const availabilityApi = dragomanApi.injectEndpoints({
  endpoints: (build) => ({
    getAvailability: build.query<DataOf<typeof getAvailability>, void>({
      query: () => ({ endpoint: getAvailability, request: {} }),
      providesTags: [{ type: 'Availability' }],
    }),
    getFreeTimes: build.query<DataOf<typeof getFreeTimes>, RequestOf<typeof getFreeTimes>>({
      query: (request) => ({ endpoint: getFreeTimes, request }),
      providesTags: [{ type: 'Availability' }, BOOKING_LIST, ANY_BOOKING],
    }),
    updateAvailability: build.mutation<
      DataOf<typeof updateAvailability>,
      RequestOf<typeof updateAvailability>
    >({
      query: (request) => ({ endpoint: updateAvailability, request }),
      // The zone is the person's own, and who is free then is another list.
      invalidatesTags: afterSuccess(() => [
        { type: 'Availability' },
        { type: 'Person' },
        { type: 'Interpreter' },
      ]),
    }),
  }),
});

export const { useGetAvailabilityQuery, useGetFreeTimesQuery, useUpdateAvailabilityMutation } =
  availabilityApi;

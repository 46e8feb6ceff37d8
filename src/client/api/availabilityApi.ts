import { getAvailability, updateAvailability } from '../../shared/contract/bookings/availability';
import { listSlots } from '../../shared/contract/bookings/slot';
import type { DataOf, RequestOf } from '../../shared/contract/base/endpoint';
import { dragomanApi } from './base/dragomanApi';
import { afterSuccess, ANY_BOOKING, BOOKING_LIST, PAIR_SLOTS } from './base/tagTypes';

export type SlotSearch = RequestOf<typeof listSlots>;

export const availabilityApi = dragomanApi.injectEndpoints({
  endpoints: (build) => ({
    getAvailability: build.query<DataOf<typeof getAvailability>, void>({
      query: () => ({ endpoint: getAvailability, request: {} }),
      providesTags: [{ type: 'Availability' }],
    }),
    listSlots: build.query<DataOf<typeof listSlots>, SlotSearch>({
      query: (request) => ({ endpoint: listSlots, request }),
      providesTags: (_data, _error, { interpreter_id: id }) => [
        { type: 'Slot', id: id ?? PAIR_SLOTS },
        { type: 'Availability' },
        ...[BOOKING_LIST, ANY_BOOKING],
      ],
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

export const {
  useGetAvailabilityQuery,
  useLazyGetAvailabilityQuery,
  useListSlotsQuery,
  useUpdateAvailabilityMutation,
} = availabilityApi;

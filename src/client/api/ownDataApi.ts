import type { DataOf, RequestOf } from '../../shared/contract/base/endpoint';
import * as ownData from '../../shared/contract/account/ownData';
import type { ApiEnvironment } from './base/ApiEnvironment';
import { dragomanApi } from './base/dragomanApi';
import { ANY_BOOKING, BOOKING_LIST } from './base/tagTypes';

type Own = typeof ownData;

/** One's own data to take along, and the end of one's account. */
export const ownDataApi = dragomanApi.injectEndpoints({
  endpoints: (build) => ({
    /** changes nothing, and is never kept: as large as it is, and as private */
    exportOwnData: build.mutation<DataOf<Own['exportOwnData']>, void>({
      query: () => ({ endpoint: ownData.exportOwnData, request: {} }),
    }),
    exportBookings: build.mutation<DataOf<Own['exportBookings']>, RequestOf<Own['exportBookings']>>({
      query: (request) => ({ endpoint: ownData.exportBookings, request }),
    }),
    exportCalls: build.mutation<DataOf<Own['exportCalls']>, RequestOf<Own['exportCalls']>>({
      query: (request) => ({ endpoint: ownData.exportCalls, request }),
    }),
    exportMessages: build.mutation<DataOf<Own['exportMessages']>, RequestOf<Own['exportMessages']>>({
      query: (request) => ({ endpoint: ownData.exportMessages, request }),
    }),
    getDeletionTerms: build.query<DataOf<Own['getDeletionTerms']>, void>({
      query: () => ({ endpoint: ownData.getDeletionTerms, request: {} }),
      providesTags: [BOOKING_LIST, ANY_BOOKING],
    }),
    deleteAccount: build.mutation<DataOf<Own['deleteAccount']>, RequestOf<Own['deleteAccount']>>({
      query: (request) => ({ endpoint: ownData.deleteAccount, request }),
      onQueryStarted: async (_request, { queryFulfilled, extra }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) (extra as ApiEnvironment).session.end('accountDeleted');
      },
    }),
  }),
});

export const {
  useExportOwnDataMutation,
  useExportBookingsMutation,
  useExportCallsMutation,
  useExportMessagesMutation,
  useGetDeletionTermsQuery,
  useDeleteAccountMutation,
} = ownDataApi;

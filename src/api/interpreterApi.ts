import type { DataOf, RequestOf } from '../contract/endpoint';
import { getInterpreterRecords, getInterpreters } from '../contract/interpreter';
import { dragomanApi } from './dragomanApi';
import { tagList } from './tagTypes';

export const interpreterApi = dragomanApi.injectEndpoints({
  endpoints: (build) => ({
    getInterpreters: build.query<DataOf<typeof getInterpreters>, RequestOf<typeof getInterpreters> | void>({
      query: (request) => ({ endpoint: getInterpreters, request }),
      providesTags: (interpreters) => tagList('Interpreter', interpreters),
    }),
    getInterpreterRecords: build.query<
      DataOf<typeof getInterpreterRecords>,
      RequestOf<typeof getInterpreterRecords>
    >({
      query: (request) => ({ endpoint: getInterpreterRecords, request }),
      providesTags: (bookings) => tagList('Booking', bookings),
    }),
  }),
});

export const { useGetInterpretersQuery, useGetInterpreterRecordsQuery } = interpreterApi;

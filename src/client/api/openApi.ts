import type { DataOf, RequestOf } from '../../shared/contract/base/endpoint';
import { getAskedTime } from '../../shared/contract/interpreters/askedTime';
import * as open from '../../shared/contract/base/open';
import { dragomanApi } from './base/dragomanApi';

type Open = typeof open;

/** Calls that anybody may make, signed in or not. */
export const openApi = dragomanApi.injectEndpoints({
  endpoints: (build) => ({
    ping: build.query<DataOf<Open['ping']>, void>({
      query: () => ({ endpoint: open.ping, request: {} }),
    }),
    getAskedTime: build.query<DataOf<typeof getAskedTime>, RequestOf<typeof getAskedTime>>({
      query: (request) => ({ endpoint: getAskedTime, request }),
      // who is free changes by itself, and by others
      keepUnusedDataFor: 0,
    }),
    getQuizLeaders: build.query<DataOf<Open['getQuizLeaders']>, RequestOf<Open['getQuizLeaders']> | void>({
      query: (request) => ({ endpoint: open.getQuizLeaders, request }),
      providesTags: [{ type: 'QuizResult' }],
    }),
    getQuizDemo: build.query<DataOf<Open['getQuizDemo']>, RequestOf<Open['getQuizDemo']> | void>({
      query: (request) => ({ endpoint: open.getQuizDemo, request }),
    }),
  }),
});

export const {
  usePingQuery,
  useGetAskedTimeQuery,
  useGetQuizLeadersQuery,
  useGetQuizDemoQuery,
  useLazyGetQuizDemoQuery,
} = openApi;

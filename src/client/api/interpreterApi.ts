import type { DataOf, RequestOf } from '../../shared/contract/base/endpoint';
import { getInterpreterRecords, getInterpreters } from '../../shared/contract/interpreters/interpreter';
import * as profile from '../../shared/contract/interpreters/interpreterProfile';
import { bookingList } from './bookingList';
import { getBadges } from '../../shared/contract/interpreters/badge';
import { dragomanApi } from './base/dragomanApi';
import { interpreterDetail } from './interpreterDetail';
import { afterSuccess, BOOKING_LIST, tagList } from './base/tagTypes';
import { z } from 'zod';
import { InterpreterRecord } from '../../shared/contract/interpreters/interpreterRecord';
import { lenientArray } from './base/lenientArray';

const ListedInterpreter = InterpreterRecord.extend({ id: z.string(), uuid: z.string() });

/** Interpreters, each as far as its record can be read; `withInterpreterDefaults` fills what is left out. */
const interpreterList = lenientArray(ListedInterpreter, ({ id, uuid }, index) => {
  const known = [id, uuid].find((each) => typeof each === 'string') ?? `unknown-${index}`;
  return { id: known, uuid: known, email: '', fields: {} };
});

type Profile = typeof profile;

export const interpreterApi = dragomanApi.injectEndpoints({
  endpoints: (build) => ({
    getInterpreters: build.query<DataOf<typeof getInterpreters>, RequestOf<typeof getInterpreters> | void>({
      query: (request) => ({ endpoint: { ...getInterpreters, data: interpreterList }, request }),
      providesTags: (interpreters) => tagList('Interpreter', interpreters),
    }),
    getBadges: build.query<DataOf<typeof getBadges>, RequestOf<typeof getBadges>>({
      query: (request) => ({ endpoint: getBadges, request }),
      providesTags: (_badges, _error, { interpreter_id: id }) => [{ type: 'Credential', id }],
    }),
    getInterpreterRecords: build.query<
      DataOf<typeof getInterpreterRecords>,
      RequestOf<typeof getInterpreterRecords>
    >({
      query: (request) => ({ endpoint: { ...getInterpreterRecords, data: bookingList }, request }),
      providesTags: [BOOKING_LIST],
    }),
    getInterpreterProfile: build.query<
      DataOf<Profile['getInterpreterProfile']>,
      RequestOf<Profile['getInterpreterProfile']>
    >({
      query: (request) => ({
        endpoint: { ...profile.getInterpreterProfile, data: interpreterDetail(request.uuid) },
        request,
      }),
      providesTags: (_profile, _error, { uuid }) => [{ type: 'Interpreter', id: uuid }],
    }),
    addInterpreterProfile: build.mutation<
      DataOf<Profile['addInterpreterProfile']>,
      RequestOf<Profile['addInterpreterProfile']>
    >({
      query: (request) => ({ endpoint: profile.addInterpreterProfile, request }),
      invalidatesTags: afterSuccess(() => [{ type: 'Interpreter' }]),
    }),
    updateInterpreterProfile: build.mutation<
      DataOf<Profile['updateInterpreterProfile']>,
      RequestOf<Profile['updateInterpreterProfile']>
    >({
      query: (request) => ({ endpoint: profile.updateInterpreterProfile, request }),
      invalidatesTags: afterSuccess(() => [{ type: 'Interpreter' }]),
    }),
  }),
});

export const {
  useGetBadgesQuery,
  useGetInterpretersQuery,
  useGetInterpreterRecordsQuery,
  useGetInterpreterProfileQuery,
  useLazyGetInterpreterProfileQuery,
  useAddInterpreterProfileMutation,
  useUpdateInterpreterProfileMutation,
} = interpreterApi;

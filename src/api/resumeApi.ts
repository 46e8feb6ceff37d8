import type { DataOf, RequestOf } from '../contract/endpoint';
import { getUserResumeDetails, parseResume } from '../contract/resume';
import { dragomanApi } from './dragomanApi';
import { afterSuccess } from './tagTypes';

export const resumeApi = dragomanApi.injectEndpoints({
  endpoints: (build) => ({
    parseResume: build.mutation<DataOf<typeof parseResume>, RequestOf<typeof parseResume>>({
      query: (request) => ({ endpoint: parseResume, request }),
      invalidatesTags: afterSuccess(() => [{ type: 'Resume' }]),
    }),
    getUserResumeDetails: build.query<DataOf<typeof getUserResumeDetails>, void>({
      query: () => ({ endpoint: getUserResumeDetails, request: {} }),
      providesTags: [{ type: 'Resume' }],
    }),
  }),
});

export const { useParseResumeMutation, useGetUserResumeDetailsQuery } = resumeApi;

import type { DataOf, RequestOf } from '../../shared/contract/base/endpoint';
import { getUserResumeDetails, parseResume } from '../../shared/contract/interpreters/resume';
import { dragomanApi } from './base/dragomanApi';
import { afterSuccess } from './base/tagTypes';

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

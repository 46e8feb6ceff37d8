import type { DataOf, RequestOf } from '../../shared/contract/base/endpoint';
import { getHelpPage, getHelpToc } from '../../shared/contract/base/help';
import { dragomanApi } from './base/dragomanApi';

/** Give the language with each request: answers are cached by what was asked, and headers are not part of that. */
export const helpApi = dragomanApi.injectEndpoints({
  endpoints: (build) => ({
    getHelpToc: build.query<DataOf<typeof getHelpToc>, RequestOf<typeof getHelpToc>>({
      query: (request) => ({ endpoint: getHelpToc, request }),
      providesTags: [{ type: 'Help' }],
    }),
    getHelpPage: build.query<DataOf<typeof getHelpPage>, RequestOf<typeof getHelpPage>>({
      query: (request) => ({ endpoint: getHelpPage, request }),
      providesTags: (_page, _error, { file }) => [{ type: 'Help', id: file }],
    }),
  }),
});

export const { useGetHelpTocQuery, useGetHelpPageQuery } = helpApi;

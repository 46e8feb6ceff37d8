import { getFirstSteps } from '../../shared/contract/account/firstSteps';
import type { DataOf } from '../../shared/contract/base/endpoint';
import { dragomanApi } from './base/dragomanApi';

/** First steps in a role. */
export const firstStepsApi = dragomanApi.injectEndpoints({
  endpoints: (build) => ({
    getFirstSteps: build.query<DataOf<typeof getFirstSteps>, void>({
      query: () => ({ endpoint: getFirstSteps, request: {} }),
      // a screen that opens asks again; only putting it away happens where it stands
      providesTags: [{ type: 'Setting' }, { type: 'Person' }],
    }),
  }),
});

export const { useGetFirstStepsQuery } = firstStepsApi;

import type { DataOf, RequestOf } from '../../shared/contract/base/endpoint';
import * as signIns from '../../shared/contract/account/signIns';
import { dragomanApi } from './base/dragomanApi';
import { afterSuccess } from './base/tagTypes';

type SignIns = typeof signIns;

const changed = afterSuccess(() => [{ type: 'SignIn' }]);

/** Where one is signed in. */
export const signInApi = dragomanApi.injectEndpoints({
  endpoints: (build) => ({
    getSignIns: build.query<DataOf<SignIns['getSignIns']>, void>({
      query: () => ({ endpoint: signIns.getSignIns, request: {} }),
      providesTags: [{ type: 'SignIn' }],
    }),
    endSignIn: build.mutation<DataOf<SignIns['endSignIn']>, RequestOf<SignIns['endSignIn']>>({
      query: (request) => ({ endpoint: signIns.endSignIn, request }),
      invalidatesTags: changed,
    }),
    endOtherSignIns: build.mutation<
      DataOf<SignIns['endOtherSignIns']>,
      RequestOf<SignIns['endOtherSignIns']>
    >({
      query: (request) => ({ endpoint: signIns.endOtherSignIns, request }),
      invalidatesTags: changed,
    }),
  }),
});

export const { useGetSignInsQuery, useEndSignInMutation, useEndOtherSignInsMutation } = signInApi;

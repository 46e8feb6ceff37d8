import type { DataOf, RequestOf } from '../../shared/contract/base/endpoint';
import * as newsletter from '../../shared/contract/account/publicSignUp';
import { dragomanApi } from './base/dragomanApi';

type Newsletter = typeof newsletter;

/** The newsletter. None of it is cached: whoever holds a mailed link may be somebody else than who is signed in. */
export const publicSignUpApi = dragomanApi.injectEndpoints({
  endpoints: (build) => ({
    requestSubscription: build.mutation<
      DataOf<Newsletter['requestSubscription']>,
      RequestOf<Newsletter['requestSubscription']>
    >({
      query: (request) => ({ endpoint: newsletter.requestSubscription, request }),
    }),
    confirmSubscription: build.mutation<
      DataOf<Newsletter['confirmSubscription']>,
      RequestOf<Newsletter['confirmSubscription']>
    >({
      query: (request) => ({ endpoint: newsletter.confirmSubscription, request }),
    }),
    requestPreferences: build.mutation<
      DataOf<Newsletter['requestPreferences']>,
      RequestOf<Newsletter['requestPreferences']>
    >({
      query: (request) => ({ endpoint: newsletter.requestPreferences, request }),
    }),
    changePreferences: build.mutation<
      DataOf<Newsletter['changePreferences']>,
      RequestOf<Newsletter['changePreferences']>
    >({
      query: (request) => ({ endpoint: newsletter.changePreferences, request }),
    }),
    removeSubscription: build.mutation<
      DataOf<Newsletter['removeSubscription']>,
      RequestOf<Newsletter['removeSubscription']>
    >({
      query: (request) => ({ endpoint: newsletter.removeSubscription, request }),
    }),
  }),
});

export const {
  useRequestSubscriptionMutation,
  useConfirmSubscriptionMutation,
  useRequestPreferencesMutation,
  useChangePreferencesMutation,
  useRemoveSubscriptionMutation,
} = publicSignUpApi;

import type { DataOf, RequestOf } from '../../shared/contract/base/endpoint';
import * as credential from '../../shared/contract/interpreters/credentialDecisions';
import { dragomanApi } from './base/dragomanApi';
import { afterSuccessOr } from './base/tagTypes';

type Calls = typeof credential;

/** Decisions of institutes' admins about credentials, and the documents that they and their owners read. */
export const credentialDecisionApi = dragomanApi.injectEndpoints({
  endpoints: (build) => ({
    getCredentialDocument: build.query<
      DataOf<Calls['getCredentialDocument']>,
      RequestOf<Calls['getCredentialDocument']>
    >({
      query: (request) => ({ endpoint: credential.getCredentialDocument, request }),
      // Megabytes, handed to the person at once or looked at once.
      keepUnusedDataFor: 0,
    }),
    getWaitingCredentials: build.query<DataOf<Calls['getWaitingCredentials']>, void>({
      query: () => ({ endpoint: credential.getWaitingCredentials, request: {} }),
      providesTags: [{ type: 'Credential', id: 'WAITING' }],
    }),
    decideCredential: build.mutation<DataOf<Calls['decideCredential']>, RequestOf<Calls['decideCredential']>>(
      {
        query: (request) => ({ endpoint: credential.decideCredential, request }),
        invalidatesTags: afterSuccessOr('CREDENTIAL_CHANGED', [
          { type: 'Credential' },
          { type: 'Interpreter', id: 'LIST' },
          { type: 'Audit' },
        ]),
      },
    ),
  }),
});

export const {
  useGetCredentialDocumentQuery,
  useLazyGetCredentialDocumentQuery,
  useGetWaitingCredentialsQuery,
  useDecideCredentialMutation,
} = credentialDecisionApi;

import type { DataOf, RequestOf } from '../../shared/contract/base/endpoint';
import * as credential from '../../shared/contract/interpreters/credential';
import { dragomanApi } from './base/dragomanApi';
import { afterSuccess, type Tag } from './base/tagTypes';

type Calls = typeof credential;

/** A badge comes or goes: lists of interpreters show it, too. */
const shown = afterSuccess((): Tag[] => [{ type: 'Credential' }, { type: 'Interpreter', id: 'LIST' }]);

/** What interpreters prove: their own steps, what clients see of it, and the decisions of their institute's admins. */
export const credentialApi = dragomanApi.injectEndpoints({
  endpoints: (build) => ({
    getCredentials: build.query<DataOf<Calls['getCredentials']>, void>({
      query: () => ({ endpoint: credential.getCredentials, request: {} }),
      providesTags: [{ type: 'Credential', id: 'OWN' }],
    }),
    addCredential: build.mutation<DataOf<Calls['addCredential']>, RequestOf<Calls['addCredential']>>({
      query: (request) => ({ endpoint: credential.addCredential, request }),
      invalidatesTags: afterSuccess(() => [{ type: 'Credential', id: 'OWN' }]),
    }),
    updateCredential: build.mutation<DataOf<Calls['updateCredential']>, RequestOf<Calls['updateCredential']>>(
      {
        query: (request) => ({ endpoint: credential.updateCredential, request }),
        invalidatesTags: shown,
      },
    ),
    removeCredential: build.mutation<DataOf<Calls['removeCredential']>, RequestOf<Calls['removeCredential']>>(
      {
        query: (request) => ({ endpoint: credential.removeCredential, request }),
        invalidatesTags: shown,
      },
    ),
    getCredentialDocument: build.query<
      DataOf<Calls['getCredentialDocument']>,
      RequestOf<Calls['getCredentialDocument']>
    >({
      query: (request) => ({ endpoint: credential.getCredentialDocument, request }),
      // Megabytes, handed to the person at once or looked at once.
      keepUnusedDataFor: 0,
    }),
    getBadges: build.query<DataOf<Calls['getBadges']>, RequestOf<Calls['getBadges']>>({
      query: (request) => ({ endpoint: credential.getBadges, request }),
      providesTags: (_badges, _error, { interpreter_id: id }) => [{ type: 'Credential', id }],
    }),
    getWaitingCredentials: build.query<DataOf<Calls['getWaitingCredentials']>, void>({
      query: () => ({ endpoint: credential.getWaitingCredentials, request: {} }),
      providesTags: [{ type: 'Credential', id: 'WAITING' }],
    }),
    decideCredential: build.mutation<DataOf<Calls['decideCredential']>, RequestOf<Calls['decideCredential']>>(
      {
        query: (request) => ({ endpoint: credential.decideCredential, request }),
        invalidatesTags: afterSuccess(() => [
          { type: 'Credential' },
          { type: 'Interpreter', id: 'LIST' },
          { type: 'Audit' },
        ]),
      },
    ),
  }),
});

export const {
  useGetCredentialsQuery,
  useAddCredentialMutation,
  useUpdateCredentialMutation,
  useRemoveCredentialMutation,
  useGetCredentialDocumentQuery,
  useLazyGetCredentialDocumentQuery,
  useGetBadgesQuery,
  useGetWaitingCredentialsQuery,
  useDecideCredentialMutation,
} = credentialApi;

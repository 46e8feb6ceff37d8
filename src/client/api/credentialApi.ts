import type { DataOf, RequestOf } from '../../shared/contract/base/endpoint';
import * as credential from '../../shared/contract/interpreters/credential';
import { dragomanApi } from './base/dragomanApi';
import { afterSuccess, type Tag } from './base/tagTypes';

type Calls = typeof credential;

/** A badge comes or goes: lists of interpreters show it, too. */
const shown = afterSuccess((): Tag[] => [{ type: 'Credential' }, { type: 'Interpreter', id: 'LIST' }]);

/** Credentials: the interpreters' own steps. */
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
  }),
});

export const {
  useGetCredentialsQuery,
  useAddCredentialMutation,
  useUpdateCredentialMutation,
  useRemoveCredentialMutation,
} = credentialApi;

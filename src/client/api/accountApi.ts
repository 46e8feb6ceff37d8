import type { DataOf, RequestOf } from '../../shared/contract/base/endpoint';
import * as personalInfo from '../../shared/contract/account/personalInfo';
import * as account from '../../shared/contract/account/userAccount';
import type { AnswerMeta } from './base/ApiCall';
import type { ApiEnvironment } from './base/ApiEnvironment';
import { dragomanApi } from './base/dragomanApi';
import { startSession } from './base/startSession';
import { afterSuccess } from './base/tagTypes';

type Account = typeof account;
type Personal = typeof personalInfo;

/** Registering, codes, passwords and a person's own data. The calls that sign in start the session. */
export const accountApi = dragomanApi.injectEndpoints({
  endpoints: (build) => ({
    registerUser: build.mutation<DataOf<Account['registerUser']>, RequestOf<Account['registerUser']>>({
      query: (request) => ({ endpoint: account.registerUser, request }),
    }),
    verifyCode: build.mutation<DataOf<Account['verifyCode']>, RequestOf<Account['verifyCode']>>({
      query: (request) => ({ endpoint: account.verifyCode, request }),
      onQueryStarted: startSession,
    }),
    regenerateCode: build.mutation<DataOf<Account['regenerateCode']>, RequestOf<Account['regenerateCode']>>({
      query: (request) => ({ endpoint: account.regenerateCode, request }),
    }),
    requestMagicCode: build.mutation<
      DataOf<Account['requestMagicCode']>,
      RequestOf<Account['requestMagicCode']>
    >({
      query: (request) => ({ endpoint: account.requestMagicCode, request }),
    }),
    verifyMagicCode: build.mutation<
      DataOf<Account['verifyMagicCode']>,
      RequestOf<Account['verifyMagicCode']>
    >({
      query: (request) => ({ endpoint: account.verifyMagicCode, request }),
      onQueryStarted: startSession,
    }),
    redeemMagicToken: build.mutation<
      DataOf<Account['redeemMagicToken']>,
      RequestOf<Account['redeemMagicToken']>
    >({
      query: (request) => ({ endpoint: account.redeemMagicToken, request }),
      onQueryStarted: startSession,
    }),
    resetPassword: build.mutation<DataOf<Account['resetPassword']>, RequestOf<Account['resetPassword']>>({
      query: (request) => ({ endpoint: account.resetPassword, request }),
    }),
    changePassword: build.mutation<AnswerMeta, RequestOf<Account['changePassword']>>({
      query: (request) => ({ endpoint: account.changePassword, request }),
      // The specification shows the server's own words.
      transformResponse: (_nothing: unknown, meta) => ({ message: meta?.message ?? '' }),
      onQueryStarted: async (_request, { queryFulfilled, extra }) => {
        const answer = await queryFulfilled.catch(() => null);
        // The server has ended every session of the person, so a token that is stored here is dead.
        if (answer) (extra as ApiEnvironment).session.end();
      },
    }),
    getPersonalInfo: build.query<DataOf<Personal['getPersonalInfo']>, void>({
      query: () => ({ endpoint: personalInfo.getPersonalInfo, request: {} }),
      providesTags: [{ type: 'Person' }],
    }),
    updatePersonalInfo: build.mutation<
      DataOf<Personal['updatePersonalInfo']>,
      RequestOf<Personal['updatePersonalInfo']>
    >({
      query: (request) => ({ endpoint: personalInfo.updatePersonalInfo, request }),
      // Names stand in the gallery and on bookings as well.
      invalidatesTags: afterSuccess(() => [{ type: 'Person' }, { type: 'Interpreter' }, { type: 'Booking' }]),
      onQueryStarted: async (_request, { queryFulfilled, extra }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) return;
        const { first_name, last_name, language, time_zone } = answer.data;
        (extra as ApiEnvironment).session.amend({ first_name, last_name, language, time_zone });
      },
    }),
  }),
});

export const {
  useRegisterUserMutation,
  useVerifyCodeMutation,
  useRegenerateCodeMutation,
  useRequestMagicCodeMutation,
  useVerifyMagicCodeMutation,
  useRedeemMagicTokenMutation,
  useResetPasswordMutation,
  useChangePasswordMutation,
  useGetPersonalInfoQuery,
  useUpdatePersonalInfoMutation,
} = accountApi;

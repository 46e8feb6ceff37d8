import { isApiError, type ApiError } from '../../shared/contract/base/apiError';
import type { DataOf, RequestOf } from '../../shared/contract/base/endpoint';
import * as headshot from '../../shared/contract/account/headshot';
import { login, renewToken, signOut, whoAmI } from '../../shared/contract/account/user';
import type { ApiEnvironment } from './base/ApiEnvironment';
import { callEndpoint, NETWORK_FAILURE } from './base/callEndpoint';
import { dragomanApi } from './base/dragomanApi';
import { startSession } from './base/startSession';
import { afterSuccess } from './base/tagTypes';

type Headshots = typeof headshot;

/** Signing out does not wait for a network that hangs. */
const SIGN_OUT_PATIENCE_MS = 5000;

export const userApi = dragomanApi.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<DataOf<typeof login>, RequestOf<typeof login>>({
      query: (request) => ({ endpoint: login, request }),
      onQueryStarted: startSession,
    }),
    whoAmI: build.query<DataOf<typeof whoAmI>, void>({
      query: () => ({ endpoint: whoAmI, request: {} }),
      providesTags: [{ type: 'Person' }],
      onQueryStarted: async (_request, { queryFulfilled, extra }) => {
        const { session } = extra as ApiEnvironment;
        try {
          session.identify((await queryFulfilled).data.user);
        } catch (failure) {
          const { error } = failure as { error: unknown };
          if (isApiError(error) && isAnswer(error)) session.end('notIdentified');
        }
      },
    }),
    getHeadshot: build.query<DataOf<Headshots['getHeadshot']>, RequestOf<Headshots['getHeadshot']>>({
      query: (request) => ({ endpoint: headshot.getHeadshot, request }),
      providesTags: [{ type: 'Headshot' }],
    }),
    updateHeadshot: build.mutation<
      DataOf<Headshots['updateHeadshot']>,
      RequestOf<Headshots['updateHeadshot']>
    >({
      query: (request) => ({ endpoint: headshot.updateHeadshot, request }),
      // A person's picture stands beside their name wherever that stands.
      invalidatesTags: afterSuccess(() => [
        { type: 'Headshot' },
        { type: 'Person' },
        { type: 'Interpreter' },
        { type: 'Booking' },
      ]),
      onQueryStarted: async (_request, { queryFulfilled, extra }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) (extra as ApiEnvironment).session.amend({ photo_url: answer.data.photo_url });
      },
    }),
    renewToken: build.mutation<string | null, void>({
      queryFn: async (_request, { extra }) => {
        const { session, tokens } = extra as ApiEnvironment;
        const token = session.token();
        return token === null
          ? { error: { ...NETWORK_FAILURE, code: 'UNAUTHENTICATED', status: 401 } }
          : tokens.replace(token);
      },
    }),
    signOut: build.mutation<DataOf<typeof signOut>, void>({
      query: () => ({ endpoint: signOut, request: {} }),
      onQueryStarted: async (_request, { queryFulfilled, extra }) => {
        const environment = extra as ApiEnvironment;
        const { session } = environment;
        session.leave();
        await withTimeout(SIGN_OUT_PATIENCE_MS, queryFulfilled);
        session.end();
        await queryFulfilled.catch(({ error }: { error: unknown }) => {
          if (isApiError(error) && error.status !== 401) return signOutByCookie(environment);
        });
      },
    }),
  }),
});

/**
 * The server answered, and named nobody; a network or server that is away says nothing about the session. A 401 has
 * ended it already.
 */
function isAnswer({ code, status }: ApiError): boolean {
  return status > 0 && status < 500 && status !== 401 && code !== 'TOO_MANY_REQUESTS';
}

export const {
  useLoginMutation,
  useWhoAmIQuery,
  useGetHeadshotQuery,
  useUpdateHeadshotMutation,
  useRenewTokenMutation,
  useSignOutMutation,
} = userApi;

/**
 * Tells the server of a sign-out that it did not hear of, which leaves a cookie behind that would sign in whoever comes next: for
 * some minutes, as long as the page is open, and until somebody signs in, with which the session before ends too.
 */
async function signOutByCookie(environment: ApiEnvironment): Promise<void> {
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    await environment.pause(attempt);
    const renewal = { endpoint: renewToken, request: {} };
    const { data, error } = await callEndpoint(environment, renewal, { token: null });
    if (error?.status === 401 || environment.session.token() !== null) return;
    if (data && !(await callEndpoint(environment, { ...renewal, endpoint: signOut }, data)).error) return;
  }
}

/** Waits until `work` is over, well or badly, but no longer than `milliseconds`. */
async function withTimeout(milliseconds: number, work: PromiseLike<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([Promise.resolve(work).catch(() => undefined), patience]);
  clearTimeout(timer);
}

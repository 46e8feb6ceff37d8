import { createApi } from '@reduxjs/toolkit/query/react';
import { TAG_TYPES } from './tagTypes';
import { type BaseQueryFn, retry } from '@reduxjs/toolkit/query';
import type { ApiError } from '../../../shared/contract/base/apiError';
import type { AnswerMeta, ApiCall, Outcome } from './ApiCall';
import type { ApiEnvironment } from './ApiEnvironment';
import { callEndpoint } from './callEndpoint';

type DragomanBaseQuery = BaseQueryFn<ApiCall, unknown, ApiError, object, AnswerMeta>;

/** A read is tried so many times again when the network or the server is away; a write never. */
const READ_RETRIES = 3;

const UNAUTHENTICATED: ApiError = {
  code: 'UNAUTHENTICATED',
  status: 401,
  message: '',
  issues: [],
  data: null,
  retryAfter: null,
};

/** Sends a call with a living token, and mends one 401. A 401 that cannot be mended ends the session. */
const sendWithToken: DragomanBaseQuery = async (call, { type, signal, extra }) => {
  const environment = extra as ApiEnvironment;
  const { session, tokens } = environment;
  const send = (token: string | null): Promise<Outcome<unknown>> =>
    callEndpoint(environment, call, { token, signal: type === 'query' ? signal : undefined });

  if (call.endpoint.access === 'anyone') return send(session.token());
  // Nobody waits for it any more, and the server may have closed the session already.
  if (session.isLeaving() && type === 'query') return { error: UNAUTHENTICATED };
  const token = await tokens.current();
  if (token === null) return endSession(session, UNAUTHENTICATED);
  const answer = await send(token);
  if (answer.error?.status !== 401 || session.isLeaving()) return answer;
  const renewed = await tokens.replace(token);
  if (renewed.error) return renewed.error.status === 401 ? endSession(session, answer.error) : renewed;
  if (renewed.data === null) return answer;
  const second = await send(renewed.data);
  return second.error?.status === 401 ? endSession(session, second.error) : second;
};

const isWorthRetrying = ({ code }: ApiError) => code === 'NETWORK' || code === 'UNAVAILABLE';

const sendPatiently = retry(sendWithToken, {
  retryCondition: (error, _call, { attempt, baseQueryApi }) =>
    baseQueryApi.type === 'query' && attempt <= READ_RETRIES && isWorthRetrying(error as ApiError),
});

const dragomanBaseQuery: DragomanBaseQuery = (call, api, extraOptions) => {
  const { pause } = api.extra as ApiEnvironment;
  const backoff = (attempt: number, _most: number, signal?: AbortSignal) => pause(attempt, signal);
  return sendPatiently(call, api, { ...extraOptions, backoff });
};

/** The one API of the app; each area injects its endpoints. A screen that opens asks again, showing what it has. */
export const dragomanApi = createApi({
  reducerPath: 'api',
  baseQuery: dragomanBaseQuery,
  tagTypes: TAG_TYPES,
  refetchOnMountOrArgChange: true,
  refetchOnReconnect: true,
  refetchOnFocus: true,
  endpoints: () => ({}),
});

function endSession(session: ApiEnvironment['session'], error: ApiError): { error: ApiError } {
  session.end();
  return { error };
}

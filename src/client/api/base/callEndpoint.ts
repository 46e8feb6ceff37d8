import type { ApiError } from '../../../shared/contract/base/apiError';
import type { DataOf, Endpoint } from '../../../shared/contract/base/endpoint';
import type { ApiCall, Outcome } from './ApiCall';
import type { ApiEnvironment } from './ApiEnvironment';
import { z } from 'zod';
import { Refusal, successOf } from '../../../shared/contract/base/envelope';

const Success = successOf(z.unknown());

/** A refusal that bears none of our codes still says why in its own words. */
const Told = z.object({ result: z.literal(false), message: z.string() });

/** The meaning of a status whose body is not ours, as from a proxy in between. */
const CODE_OF_STATUS: Readonly<Record<number, ApiError['code']>> = {
  401: 'UNAUTHENTICATED',
  413: 'TOO_LARGE',
  429: 'TOO_MANY_REQUESTS',
  502: 'UNAVAILABLE',
  503: 'UNAVAILABLE',
  504: 'UNAVAILABLE',
};

/** Browsers refuse larger bodies for requests that outlive their page. */
const KEEPALIVE_LIMIT = 60_000;

export const NETWORK_FAILURE: ApiError = {
  code: 'NETWORK',
  status: 0,
  message: '',
  issues: [],
  data: null,
  retryAfter: null,
};

interface Sending {
  token: string | null;
  /** cancels a read; a write has none, so that nothing ever aborts it */
  signal?: AbortSignal;
}

/** Sends one call as the contract spells it, once, and reads the answer. Never throws. */
export async function callEndpoint<E extends Endpoint>(
  { host, fetch, language }: Pick<ApiEnvironment, 'host' | 'fetch' | 'language'>,
  { endpoint, request, idempotencyKey }: ApiCall<E>,
  { token, signal }: Sending,
): Promise<Outcome<DataOf<E>>> {
  const body = JSON.stringify(request ?? {});
  const headers = new Headers({ 'Content-Type': 'application/json', 'Accept-Language': language() });
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  if (idempotencyKey !== undefined) headers.set('Idempotency-Key', idempotencyKey);
  try {
    const response = await fetch(`${host}${endpoint.path}`, {
      method: endpoint.method,
      headers,
      body,
      signal,
      credentials: 'same-origin',
      keepalive: signal === undefined && body.length < KEEPALIVE_LIMIT,
    });
    return await readAnswer<E['data']>(response, endpoint.data);
  } catch {
    return { error: NETWORK_FAILURE };
  }
}

/** Unwraps an answer: the data that its schema promises, or one kind of error whatever went wrong. */
async function readAnswer<Data extends z.ZodType>(
  response: Response,
  data: Data,
): Promise<Outcome<z.output<Data>>> {
  const body = await readJson(response);
  if (response.ok) {
    const success = Success.safeParse(body);
    const parsed = success.success ? data.safeParse(success.data.data) : success;
    if (success.success && parsed.success)
      return { data: parsed.data, meta: { message: success.data.message } };
  }
  const refusal = Refusal.safeParse(body);
  if (!refusal.success) return { error: { ...unreadable(response, body), retryAfter: retryAfter(response) } };
  const { code, message, errors = [], data: details = null } = refusal.data;
  return {
    error: {
      code,
      status: response.status,
      message,
      issues: errors,
      data: details,
      retryAfter: retryAfter(response),
    },
  };
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

function unreadable(response: Response, body: unknown): Omit<ApiError, 'retryAfter'> {
  const code = CODE_OF_STATUS[response.status] ?? 'MALFORMED_ANSWER';
  const message = Told.safeParse(body).data?.message ?? '';
  return { code, status: response.status, message, issues: [], data: null };
}

/** `Retry-After` in seconds; its date form is not used by our server. */
function retryAfter(response: Response): number | null {
  const header = response.headers.get('retry-after');
  return header !== null && /^\d+$/.test(header) ? Number(header) : null;
}

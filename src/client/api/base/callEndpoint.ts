import type { ApiError } from '../../../shared/contract/base/apiError';
import type { DataOf, Endpoint } from '../../../shared/contract/base/endpoint';
import type { ApiCall, Outcome } from './ApiCall';
import type { ApiEnvironment } from './ApiEnvironment';
import { readAnswer } from './readAnswer';

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

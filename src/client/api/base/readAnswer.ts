import { z } from 'zod';
import type { ApiError } from '../../../shared/contract/base/apiError';
import { Refusal, successOf } from '../../../shared/contract/base/envelope';
import type { Outcome } from './ApiCall';

const Success = successOf(z.unknown());
/** A refusal that bears none of our codes still says why in its own words. */
const Told = z.object({ result: z.literal(false), message: z.string() });

/** What a status says by itself when its body is not ours, as from a proxy in between. */
const CODE_OF_STATUS: Readonly<Record<number, ApiError['code']>> = {
  401: 'UNAUTHENTICATED',
  413: 'TOO_LARGE',
  429: 'TOO_MANY_REQUESTS',
  502: 'UNAVAILABLE',
  503: 'UNAVAILABLE',
  504: 'UNAVAILABLE',
};

/** Unwraps an answer: the data that its schema promises, or one kind of error whatever went wrong. */
export async function readAnswer<Data extends z.ZodType>(
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

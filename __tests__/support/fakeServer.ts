import { ERROR_STATUS, type ErrorCode } from '../../src/shared/contract/base/errors';

export interface SentCall {
  path: string;
  method: string;
  headers: Headers;
  body: unknown;
  signal: AbortSignal | undefined;
  keepalive: boolean;
}

export type Answer = (call: SentCall) => Response | Promise<Response>;

export const success = (data: unknown): Response => Response.json({ result: true, message: '', data });

export const refusal = (
  code: ErrorCode,
  more: { data?: unknown; headers?: Record<string, string> } = {},
): Response =>
  Response.json(
    { result: false, message: `told: ${code}`, code, data: more.data ?? null },
    { status: ERROR_STATUS[code], headers: more.headers },
  );

/** The result of fetch when there is no network. */
export const unreachable = (): Response => {
  throw new TypeError('fetch failed');
};

/** A server in a function: answers by path, and remembers every call in the order in which they came. */
export function fakeServer(answers: Record<string, Answer>) {
  const calls: SentCall[] = [];
  const answer = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const path = new URL(input instanceof Request ? input.url : input).pathname;
    const signal = init.signal ?? undefined;
    const call: SentCall = {
      path,
      method: init.method ?? 'GET',
      headers: new Headers(init.headers),
      body: JSON.parse(typeof init.body === 'string' ? init.body : 'null'),
      signal,
      keepalive: init.keepalive ?? false,
    };
    calls.push(call);
    const cut = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    });
    const given = answers[path];
    if (!given) throw new Error(`Nobody answers ${path}`);
    return Promise.race([Promise.resolve(call).then(given), cut]);
  };
  return {
    fetch: answer,
    calls,
    callsTo: (path: string) => calls.filter((call) => call.path === path),
    answers,
  };
}

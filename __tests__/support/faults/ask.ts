import { request } from 'node:http';
import type { Endpoint, RequestOf } from '../../../src/shared/contract/base/endpoint';

/** The result of a request: an answer, or the code of the line's failure. */
export interface Heard {
  /** 0 where the line broke */
  status: number;
  /** of a broken line: ECONNREFUSED where nobody listened, so nothing was begun */
  broken: string | null;
  retryAfter: string | null;
  body: { code?: string; data?: Answered | null };
}

/** The part of a booking's record that is checked. */
interface Answered {
  id: string;
  createdAt: string;
  cancellation: { at: string } | null;
}

const PATIENCE_MS = 30_000;

interface Asking {
  token?: string | undefined;
  key?: string;
  /** the address to ask from, where the server trusts who says it; otherwise this machine's */
  from?: string | undefined;
}

/** Asks a server over a line of its own. Never throws. */
export function ask<E extends Endpoint>(
  port: number,
  { method, path }: E,
  body: RequestOf<E>,
  asking: Asking & { token: string },
): Promise<Heard> {
  return askAt(port, { method, path, body }, asking);
}

/** The same of any address. */
export function askAt(
  port: number,
  { method, path, body }: { method: string; path: string; body?: unknown },
  { token, key, from }: Asking,
): Promise<Heard> {
  const text = body === undefined ? '' : JSON.stringify(body);
  const headers = {
    ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(key && { 'idempotency-key': key }),
    ...(from && { 'x-forwarded-for': from }),
  };
  return new Promise((resolve) => {
    const broke = (error: Error & { code?: string }) =>
      resolve({ status: 0, broken: error.code ?? error.message, retryAfter: null, body: {} });
    const options = {
      port,
      host: '127.0.0.1',
      method,
      path,
      headers,
      agent: false,
    };
    const asked = request(options, (answer) => {
      let said = '';
      answer.setEncoding('utf8').on('data', (part: string) => (said += part));
      answer.on('error', broke).on('end', () => {
        const retryAfter = answer.headers['retry-after'] ?? null;
        resolve({
          status: answer.statusCode ?? 0,
          broken: null,
          retryAfter,
          body: readBody(said),
        });
      });
    });
    asked.setTimeout(PATIENCE_MS, () => asked.destroy(Object.assign(new Error(), { code: 'NO_ANSWER' })));
    asked.on('error', broke).end(text);
  });
}

/** A proxy may answer by itself, and not in JSON. */
function readBody(said: string): Heard['body'] {
  try {
    return JSON.parse(said) as Heard['body'];
  } catch {
    return {};
  }
}

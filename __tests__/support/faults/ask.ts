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

/** Asks a server over a line of its own. Never throws. */
export function ask<E extends Endpoint>(
  port: number,
  endpoint: E,
  body: RequestOf<E>,
  { token, key }: { token: string; key?: string },
): Promise<Heard> {
  const text = JSON.stringify(body);
  const headers = {
    ...{ 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) },
    authorization: `Bearer ${token}`,
    ...(key && { 'idempotency-key': key }),
  };
  return new Promise((resolve) => {
    const broke = (error: Error & { code?: string }) =>
      resolve({ status: 0, broken: error.code ?? error.message, retryAfter: null, body: {} });
    const options = {
      port,
      host: '127.0.0.1',
      method: endpoint.method,
      path: endpoint.path,
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
          body: JSON.parse(said) as Heard['body'],
        });
      });
    });
    asked.setTimeout(PATIENCE_MS, () => asked.destroy(Object.assign(new Error(), { code: 'NO_ANSWER' })));
    asked.on('error', broke).end(text);
  });
}

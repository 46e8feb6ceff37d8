import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** An answer that fits one packet arrives no sooner when it is compressed. */
const LEAST_BYTES = 1400;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** The best first; at a fifth of the time of their slowest settings they save nearly as much of JSON. */
const COMPRESSIONS = {
  br: (text: string | Buffer) => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text: string | Buffer) => gzipped(text, { level: 5 }),
};
const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

export const compressTo = (encoding: Encoding, text: string | Buffer): Promise<Buffer> =>
  COMPRESSIONS[encoding](text);

/**
 * Sends a long answer compressed, to whoever takes it so. Not for answers that hold a token, nor for others that a visitor
 * gets: what is reflected beside a secret and compressed with it gives the secret away by its length (BREACH).
 */
export async function compressAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  void reply.header('vary', 'Accept-Language, Accept-Encoding');
  if (!isText(payload) || payload.length < LEAST_BYTES) return payload;
  const encoding = encodingFor(request);
  if (!encoding) return payload;
  void reply.header('content-encoding', encoding);
  return compressTo(encoding, payload);
}

const isText = (payload: unknown): payload is string | Buffer =>
  typeof payload === 'string' || Buffer.isBuffer(payload);

/** The best that who asks takes; undefined where they take none. */
export function encodingFor(request: FastifyRequest): Encoding | undefined {
  const accepted = acceptedOf(request.headers['accept-encoding']);
  return ENCODINGS.find((each) => accepted.has(each));
}

/** Those that `Accept-Encoding` names, but for the ones that it refuses (`q=0`). */
function acceptedOf(header: string | string[] | undefined): Set<string> {
  const named = String(header ?? '')
    .toLowerCase()
    .split(',')
    .map((each) => each.trim());
  return new Set(
    named.filter((each) => !/;\s*q=0(\.0*)?$/.test(each)).map((each) => each.split(';')[0]?.trim() ?? ''),
  );
}

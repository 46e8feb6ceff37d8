import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { attachmentNamed } from './attachmentNamed';
import { byteRange } from './byteRange';
import { isUnchanged } from './isUnchanged';

/** Who reads 10 MB more slowly than this has gone, or holds a turn for its own sake. */
const LONGEST_MS = 15 * 60_000;

export interface SentFile {
  /** changes with the content */
  tag: string;
  name: string;
  mediaType: string;
  bytes: number;
  pieces: (from: number, to: number) => AsyncIterable<Buffer>;
}

/** Answers a stored file in pieces, whole or a range of it, to be kept and never to be shown as part of a page. */
export function sendFile({ headers }: FastifyRequest, reply: FastifyReply, file: SentFile): FastifyReply {
  const tag = `"${file.tag}"`;
  void reply.headers({
    etag: tag,
    'accept-ranges': 'bytes',
    // Kept by its reader alone, and asked for again each time: who may read it can change.
    'cache-control': 'private, no-cache',
    vary: 'Authorization',
    'content-disposition': attachmentNamed(file.name),
    'content-security-policy': "default-src 'none'; sandbox",
  });
  if (isUnchanged(headers, { tag })) return reply.code(304).send();
  const ifRange = headers['if-range'];
  const range = ifRange !== undefined && ifRange !== tag ? null : byteRange(headers.range, file.bytes);
  if (range === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${file.bytes}`).send();
  }
  const { from, to } = range ?? { from: 0, to: file.bytes };
  if (range) void reply.code(206).header('content-range', `bytes ${from}-${to - 1}/${file.bytes}`);
  const pieces = Readable.from(file.pieces(from, to), { signal: AbortSignal.timeout(LONGEST_MS) });
  return reply
    .type(file.mediaType)
    .header('content-length', to - from)
    .send(pieces);
}

import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isUnchanged } from './isUnchanged';

/** Bytes `[from, to)` of something; `null` is all of it. */
type ByteRange = { from: number; to: number } | null;

/** A reader that takes longer than this for 10 MB is gone, or holds a turn for its own sake. */
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

/** `Content-Disposition` of a file to keep: a name for old programs, and the true one as RFC 8187 writes it. */
function attachmentNamed(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7E]|["\\%]/gu, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/**
 * The `Range` header of a request for `size` bytes (RFC 9110, 14.2): one range is answered, several and other
 * units are ignored as the standard allows, `unsatisfiable` is 416.
 */
function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' {
  // Taken out first: to look for them between the parts would take N² steps for N of them.
  const plain = header?.replace(/\s/g, '') ?? '';
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(plain) ?? [];
  if (first === '' && last === '') return null;
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  if (first !== '' && last !== '' && Number(last) < from) return null;
  const to = first === '' || last === '' ? size : Math.min(size, Number(last) + 1);
  return from >= size || from >= to ? 'unsatisfiable' : { from, to };
}

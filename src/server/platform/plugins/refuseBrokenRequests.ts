import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { createRawRefusal } from '../http/createRawRefusal';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../shared/contract/base/errors';

const STATUS_FOR_CODE: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Answers what is not even HTTP, before there is a request that could be asked for its language. */
export function answerBrokenRequest(headers: Record<string, string>) {
  const refuse = createRawRefusal(headers);
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    refuse(socket, STATUS_FOR_CODE[error.code ?? ''] ?? 400);
  };
}

/**
 * Refuses a request that names no host (before HTTP/1.1 none had to) or two: whoever stands between could mean one, and we the
 * other (RFC 9112, section 3.2). Node would refuse the first by itself, without our headers.
 */
export function requireOneHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(isNamedOnce(request) ? undefined : new AppError('MALFORMED'));
  });
}

/** Characters; the addresses of our pages, with all that a search can ask, are shorter. */
const LONGEST_ADDRESS = 2048;
/** Several times what browsers and proxies send. */
const MOST_HEADERS = 100;

/** Refuses an address that is longer than any of ours, and header lines by the hundred, before they are taken apart. */
export function requireShortHead(app: FastifyInstance): void {
  // Node would leave out those behind it, and say nothing.
  app.server.maxHeadersCount = MOST_HEADERS;
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const isShort = (raw.url ?? '').length <= LONGEST_ADDRESS && raw.rawHeaders.length < 2 * MOST_HEADERS;
    done(isShort ? undefined : new AppError('MALFORMED'));
  });
}

/**
 * Refuses a body whose length is not told beforehand (RFC 9112, section 6.3), before it is read: chunks of a byte cost the
 * server a hundred times what they cost to send, and browsers and proxies tell the length.
 */
export function requireLength(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.headers['transfer-encoding'] === undefined) return done();
    void reply.header('connection', 'close');
    done(new AppError('LENGTH_REQUIRED'));
  });
}

/** Browsers and proxies wait for one answer before they ask again on the same connection. */
const MOST_AHEAD = 2;
/** What may come in one of the pieces, of 64 KiB, in which Node reads; in JSON the end of a first line cannot stand. */
const MOST_IN_PIECE: readonly (readonly [string, number])[] = [
  [' HTTP/1.1\r\n', MOST_AHEAD],
  [' HTTP/1.0\r\n', MOST_AHEAD],
  // chunks of one request, lines of it, or white space of JSON
  ['\r\n\r\n', 16],
  ['\r\n', 4000],
];

/**
 * Refuses what comes in one piece with more requests, or chunks of one, than anybody sends. Node works on all that it has
 * read before it looks at another connection, also where the first request ended this one: thousands of tiny requests in a few
 * packets would keep everybody waiting for a part of a second. Blanked, the piece is no HTTP any more, and Node's own
 * parser refuses it. Only where somebody listens for them do a connection's pieces pass through JavaScript.
 */
export function refuseCrowdedPieces(server: Server): void {
  const blank = (piece: Buffer) => {
    if (MOST_IN_PIECE.some(([sign, most]) => holdsMore(piece, sign, most)) || hasLongHead(piece))
      piece.fill(0);
  };
  const listen = () => undefined;
  server.on('connection', (socket) => socket.on('data', listen).prependListener('data', blank));
  server.prependListener('upgrade', (_request, socket) => socket.off('data', listen).off('data', blank));
}

/** Whether a request begins in the piece and has more header lines there than `MOST_HEADERS`. */
function hasLongHead(piece: Buffer): boolean {
  const begin = piece.indexOf(' HTTP/1.');
  if (begin < 0) return false;
  const end = piece.indexOf('\r\n\r\n', begin);
  return holdsMore(piece.subarray(begin, end < 0 ? undefined : end), '\r\n', MOST_HEADERS);
}

function holdsMore(piece: Buffer, sign: string, most: number): boolean {
  let count = 0;
  for (let at = piece.indexOf(sign); at >= 0; at = piece.indexOf(sign, at + sign.length)) {
    count += 1;
    if (count > most) return true;
  }
  return false;
}

/**
 * Ends a connection on which many requests come before the first is answered, and says whether it did. Node reads them all at once:
 * some thousands, which cost one packet to send, would keep everybody else waiting for seconds. To be asked for each request
 * before anything else, also for those whose address cannot be read, which no hook sees.
 */
export function createPipelineLimit(): (request: FastifyRequest, reply: FastifyReply) => boolean {
  const underWay = new WeakMap<Socket, number>();
  return ({ raw: { socket } }, reply) => {
    const count = (by: 1 | -1) => {
      const left = (underWay.get(socket) ?? 0) + by;
      underWay.set(socket, left);
      return left;
    };
    if (count(1) > MOST_AHEAD) {
      socket.destroy();
      return true;
    }
    // Answers that need no waiting are done before the next request of the same packet is read.
    reply.raw.once('close', () => setImmediate(count, -1));
    return false;
  };
}

function isNamedOnce({ raw }: FastifyRequest): boolean {
  const named = raw.rawHeaders.filter((each, at) => at % 2 === 0 && each.toLowerCase() === 'host').length;
  return named === 1 || (named === 0 && raw.httpVersion === '1.0');
}

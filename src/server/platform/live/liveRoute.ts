import { isIP, type Socket } from 'node:net';
import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../../shared/contract/base/errors';
import { LIVE_BEAT_MS, LIVE_CLOSE, LIVE_PATH, MOST_TOKEN_LENGTH } from '../../../shared/contract/base/live';
import { createRawRefusal } from '../http/createRawRefusal';
import { passOnUpgrades } from '../http/passOnUpgrades';
import { serveLine, type LineContext } from './serveLine';
import { securityHeaders } from '../plugins/securityHeaders';
import { createConnectionLimit } from './createConnectionLimit';
import type { SignInContext } from '../../modules/auth/service/signInContext';
import { siteOf } from '../limits/networkOf';
import { isLoopbackName } from '../http/isLoopbackName';

/** A page's longest word is its hello, and of that the token. */
const LONGEST_WORD_BYTES = MOST_TOKEN_LENGTH + 128;
/** Its hello, and whose times it shows, some dozens of times. */
const MOST_BYTES_A_BEAT = 24 * 1024;
/** Browsers send it whole; of empty parts a word could have thousands. */
const MOST_FRAGMENTS = 8;

/** Live news, for pages of our own origin. Listening to the database ends with the server. */
export async function liveRoute(
  app: FastifyInstance,
  context: SignInContext,
  publicUrl: string,
  line: Pick<LineContext, 'hub' | 'watchable' | 'findGuest'>,
): Promise<void> {
  const connectionLimit = createConnectionLimit();
  await app.register(websocket, {
    options: {
      server: passOnUpgrades(app.server, LIVE_PATH),
      maxPayload: LONGEST_WORD_BYTES,
      maxFragments: MOST_FRAGMENTS,
      perMessageDeflate: false,
      // By the line, which counts what it is asked.
      autoPong: false,
    },
    errorHandler: (error, socket, request) => {
      const how = isOfOtherSide(error) ? 'info' : 'error';
      request.log[how]({ err: error }, 'a line broke');
      socket.terminate();
    },
    preClose: (done) => {
      sendLinesAway(app);
      app.websocketServer.close(() => done());
    },
  });
  const refuse = createRawRefusal(securityHeaders(publicUrl));
  app.websocketServer.on('wsClientError', (_error, socket) => refuse(socket, 400));
  app.addHook('onClose', () => line.hub.close());
  app.route({
    method: 'GET',
    url: LIVE_PATH,
    websocket: true,
    // A browser says truly where a page is from; any page may open a socket to anywhere.
    onRequest: async (request) => {
      if (!isOwnOrigin(request, publicUrl)) throw new AppError('FORBIDDEN');
      await connectionLimit.admit(request.ip);
    },
    handler: (socket, request) => {
      const network = siteOf(request.ip);
      boundBytes(request.raw.socket);
      serveLine(socket, { ...context, ...line, network }, connectionLimit.enter(request.ip));
    },
  });
}

/** Ends a line that says more in the time of a beat than a page has to say, before it is taken apart: each word could be empty. */
function boundBytes(socket: Socket): void {
  let [bytes, since] = [0, performance.now()];
  socket.prependListener('data', (piece: Buffer) => {
    if (performance.now() - since > LIVE_BEAT_MS) [bytes, since] = [0, performance.now()];
    bytes += piece.length;
    // No word of a page begins so: ws ends the line.
    if (bytes > MOST_BYTES_A_BEAT) piece.fill(0);
  });
}

/** The other end spoke no WebSocket, or left: nothing of ours failed. */
function isOfOtherSide(error: Error): boolean {
  const code = 'code' in error ? String(error.code) : '';
  return code.startsWith('WS_ERR_') || code === 'ECONNRESET' || code === 'EPIPE';
}

/** Tells every page that this server goes; it comes back to another, or to this one once it runs again. */
export function sendLinesAway(app: FastifyInstance): void {
  for (const client of app.websocketServer.clients) client.close(LIVE_CLOSE.goingAway);
}

/**
 * The public address, or the host that was asked where that is an address of a network or this machine's own name: anybody
 * may let a name of theirs lead here, and their page then names it as its origin and as our host.
 */
function isOwnOrigin({ headers, host, hostname }: FastifyRequest, publicUrl: string): boolean {
  const { origin } = headers;
  if (origin === undefined || !URL.canParse(origin)) return false;
  if (origin === publicUrl) return true;
  const isNumber = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  return (isNumber || isLoopbackName(hostname)) && new URL(origin).host === host;
}

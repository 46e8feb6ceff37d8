import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long those are let in who wait at the door; under load somebody always does. */
const LONGEST_ENTRY_MS = 500;

/** How long a connection may stay that has nothing to ask; one that just came in is heard before that. */
const IDLE_GRACE_MS = 300;

/**
 * Takes no more connections, answers whatever came in on the ones that are there, and tells each that it was the
 * last answer. `http.Server#close` would cut off who has connected but has not been heard yet. What still runs
 * after `longestMs` is cut off.
 */
export async function drain(server: Server, longestMs: number): Promise<void> {
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
  await letWaitingIn(server);
  const allGone = new Promise<void>((resolve) => {
    NetServer.prototype.close.call(server, () => resolve());
  });
  // Only after the turn in which sockets are read is it certain that an idle connection is one.
  const sweep = setInterval(() => setImmediate(() => server.closeIdleConnections()), IDLE_GRACE_MS);
  const cutOff = setTimeout(() => server.closeAllConnections(), longestMs);
  await allGone;
  clearInterval(sweep);
  clearTimeout(cutOff);
}

/** Each turn of the event loop lets one connection in; when some turns bring none, nobody waits any more. */
async function letWaitingIn(server: Server): Promise<void> {
  let quietTurns = 0;
  const onEntry = () => (quietTurns = 0);
  server.on('connection', onEntry);
  const closesAt = performance.now() + LONGEST_ENTRY_MS;
  while (quietTurns < 5 && performance.now() < closesAt) {
    quietTurns += 1;
    await nextTurn();
  }
  server.off('connection', onEntry);
}

import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { Duplex } from 'node:stream';
import { whenAnswered } from '../platform/http/whenAnswered';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

/** How long those are let in who wait at the door; under load somebody always does. */
const LONGEST_ENTRY_MS = 2000;
/** Turns without anybody new, after which nobody waits any more; where people keep coming, the first such turn will do. */
const QUIET_TURNS = 5;
const PATIENT_FOR_MS = 300;

/** How long nothing must have been asked before whoever is still connected is sent away. */
const QUIET_MS = 500;
const LOOK_EVERY_MS = 50;

/**
 * Watches a server from its start; the returned function ends it without cutting anyone off. It lets in who waits,
 * takes no more connections, answers what was asked and what still is on the connections that are there, and tells
 * each that it was the last answer. `http.Server#close` would reset who has connected and has not been heard yet,
 * and would wait for a browser's spare connections, which never ask. What runs after `longestMs` is cut off.
 * WebSockets are asked to leave by `sendAway` and cut off with the rest.
 */
export function createDrain(
  server: Server,
  sendAway: () => void = () => undefined,
): (longestMs: number) => Promise<void> {
  const lines = new Set<Duplex>();
  server.prependListener('upgrade', (_request, line) => {
    lines.add(line);
    line.once('close', () => lines.delete(line));
  });
  let underWay = 0;
  server.prependListener('request', (request, response) => {
    underWay += 1;
    whenAnswered(request, response, () => (underWay -= 1));
  });

  return async (longestMs) => {
    const startedAt = performance.now();
    server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
    await letWaitingIn(server);
    let isEmpty = false;
    const allGone = new Promise<void>((resolve) => {
      NetServer.prototype.close.call(server, () => resolve());
    }).then(() => (isEmpty = true));
    sendAway();
    const isInTime = () => performance.now() - startedAt < longestMs;
    for (let quietMs = 0; !isEmpty && quietMs < QUIET_MS && isInTime(); quietMs += LOOK_EVERY_MS) {
      await Promise.race([allGone, sleep(LOOK_EVERY_MS)]);
      if (underWay > 0) quietMs = 0;
    }
    server.closeAllConnections();
    for (const line of lines) line.destroy();
    await allGone;
  };
}

/** Each turn of the event loop lets one connection in; when some turns bring none, nobody waits any more. */
async function letWaitingIn(server: Server): Promise<void> {
  let quietTurns = 0;
  const onEntry = () => (quietTurns = 0);
  server.on('connection', onEntry);
  const startedAt = performance.now();
  const waitedMs = () => performance.now() - startedAt;
  const enough = () => (waitedMs() < PATIENT_FOR_MS ? QUIET_TURNS : 1);
  while (quietTurns < enough() && waitedMs() < LONGEST_ENTRY_MS) {
    quietTurns += 1;
    await nextTurn();
  }
  server.off('connection', onEntry);
}

import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { BODY_LIMIT } from '../plugins/acceptJsonOnly';
import { siteOf } from './networkOf';

/** Files of the build that are asked for at once and not held up: a page with all that it loads. */
const AT_ONCE = 40;
/** Nobody's connection seems to be dead for longer. */
const LONGEST_WAIT_MS = 10_000;
const MOST_NETWORKS = 10_000;
/** Bytes of a body, for each of which it counts as another request: to take them in costs about as much. */
const COUNTED_BYTES = 4096;
/** Files of the build, which are only passed on. Whatever else is asked for takes work, and counts as another one. */
const FILE = /^\/(?:assets|icons)\//;
const WORK = 1;
/** As how many more the first request of a connection counts: Node takes one connection each time around its loop. */
const NEW_CONNECTION = 1;

/**
 * Milliseconds that a request waits before anything is done for it: of one network only so many files a second are begun, or half as
 * many calls. Even the cheapest take the only thread a part of a millisecond; hundreds of connections that each ask at once again
 * would leave others none of it. None is refused: to be refused costs as much, and who shares the address is served, if late. A body is read after
 * that, so who sends much waits with it.
 */
export function paceNetworks(perSecond: number): (request: FastifyRequest, takesFile?: boolean) => number {
  const everyMs = 1000 / perSecond;
  const burstMs = AT_ONCE * everyMs;
  /** when the last request of a network has, or will have, used up its part, in milliseconds */
  const usedUntil = new Map<string, number>();
  /** connections on which something was asked before */
  const known = new WeakSet<Socket>();
  return ({ ip, headers, socket, url }, takesFile = false) => {
    // Files count as dozens of calls: who sends a few holds up others of the network who send files, and no calls.
    const network = takesFile ? `${siteOf(ip)} files` : siteOf(ip);
    // A proxy's connections are its own affair.
    const isNew = socket.remoteAddress === ip && !known.has(socket);
    known.add(socket);
    const bodyParts = Math.floor(bytesOf(headers) / COUNTED_BYTES);
    const partMs = everyMs * (1 + (FILE.test(url) ? 0 : WORK) + bodyParts + (isNew ? NEW_CONNECTION : 0));
    const now = performance.now();
    const from = Math.max(usedUntil.get(network) ?? 0, now - burstMs);
    const wait = Math.min(Math.max(0, from + partMs - now), LONGEST_WAIT_MS);
    // those who asked last are last in the map
    usedUntil.delete(network);
    usedUntil.set(network, Math.min(from + partMs, now + LONGEST_WAIT_MS));
    const [oldest] = usedUntil.keys();
    if (usedUntil.size > MOST_NETWORKS && oldest !== undefined) usedUntil.delete(oldest);
    return wait;
  };
}

/** A longer body carries a file, which has a turn of its own; one that does not say its length counts as much. */
function bytesOf(headers: FastifyRequest['headers']): number {
  if (headers['transfer-encoding'] !== undefined) return BODY_LIMIT;
  return Math.min(Number(headers['content-length'] ?? 0) || 0, BODY_LIMIT);
}

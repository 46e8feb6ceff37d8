import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { BODY_LIMIT } from '../plugins/acceptJsonOnly';
import { createNetworkQueue, type NetworkQueue } from './createNetworkQueue';
import { siteOf } from './networkOf';

/** Files of the build that are asked for at once and not held up: a page with all that it loads. */
const AT_ONCE = 40;
const MOST_NETWORKS = 10_000;
/** Bytes of a body, for each of which it counts as another request: to take them in costs about as much. */
const COUNTED_BYTES = 4096;
/** Files of the build, which are only passed on. Whatever else is asked for takes work, and counts as another one. */
const FILE = /^\/(?:assets|icons)\//;
const WORK = 1;
/** As how many more the first request of a connection counts: Node takes one connection each time around its loop. */
const NEW_CONNECTION = 1;

/** Begins a request, at once or when it is its turn. */
type Pace = (request: FastifyRequest, begin: () => void, takesFile?: boolean) => void;

/**
 * Of one network only so many files a second are begun, or half as many calls; further ones wait before anything is done for them.
 * Even the cheapest take the only thread a part of a millisecond; hundreds of connections that each ask at once again
 * would leave others none of it. None is refused: to be refused costs as much, and who shares the address is served, if late. A body is
 * read after that, so who sends much waits with it. Of those who wait each account has an equal part, and all who have none together one
 * more, so one person's many requests keep nobody who sits beside them waiting.
 */
export function paceNetworks(
  perSecond: number,
  /** whose account a request is of; null for nobody's */
  accountOf: (request: FastifyRequest) => Promise<string | null>,
): Pace {
  const everyMs = 1000 / perSecond;
  const networks = new Map<string, NetworkQueue>();
  /** connections on which something was asked before */
  const known = new WeakSet<Socket>();
  return (request, begin, takesFile = false) => {
    const { ip, headers, socket, url } = request;
    // Files count as dozens of calls: who sends a few holds up others of the network who send files, and no calls.
    const network = takesFile ? `${siteOf(ip)} files` : siteOf(ip);
    // A proxy's connections are its own affair.
    const isNew = socket.remoteAddress === ip && !known.has(socket);
    known.add(socket);
    const bodyParts = Math.floor(bytesOf(headers) / COUNTED_BYTES);
    const partMs = everyMs * (1 + (FILE.test(url) ? 0 : WORK) + bodyParts + (isNew ? NEW_CONNECTION : 0));
    const queue = networks.get(network) ?? createNetworkQueue(AT_ONCE * everyMs);
    // those who asked last are last in the map
    networks.delete(network);
    networks.set(network, queue);
    const [oldest] = networks.keys();
    if (networks.size > MOST_NETWORKS && oldest !== undefined) networks.delete(oldest);
    if (queue.takeRoom(partMs)) return begin();
    void accountOf(request).then((account) => {
      queue.wait(account ?? NOBODY, partMs, begin);
    });
  };
}

/** No account has this id. */
const NOBODY = '';

/** A longer body carries a file, which has a turn of its own; one that does not say its length counts as much. */
function bytesOf(headers: FastifyRequest['headers']): number {
  if (headers['transfer-encoding'] !== undefined) return BODY_LIMIT;
  return Math.min(Number(headers['content-length'] ?? 0) || 0, BODY_LIMIT);
}

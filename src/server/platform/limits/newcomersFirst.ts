import type { Server } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { networkPlaces } from './networkPlaces';

/** A flood of connections holds work up by so many turns of the loop for each call, and no more. */
const MOST_TURNS = 20;

/**
 * Who is let go at once where nobody comes, and is at work where they come: more would all have their answers read and written
 * in one turn of the loop.
 */
const FEW = 2;

/** Work that takes longer than this, in milliseconds, leaves its network with a place less for twice as long as it took. */
const LONG_MS = 50;
const REST_TIMES = 2;
const LONGEST_REST_MS = 2000;

let arrivals = 0;

/** Counts the connections that a server takes, for `newcomersFirst`. */
export function countArrivals(server: Server): void {
  server.on('connection', () => (arrivals += 1));
}

/**
 * Ends, unread, connections that were over before they were taken. Whoever asks and leaves a thousand times a second would have
 * the server work on all of it, and those who stay wait behind them. Somebody who only says no more (a closed tab) still has an address.
 */
export function dropGone(server: Server): void {
  server.prependListener('connection', (socket) => {
    if (socket.remoteAddress === undefined) socket.destroy();
  });
}

/** Who waits, by network; the one whose turn is next comes first. */
const waiting = new Map<string, (() => void)[]>();
let isLettingGo = false;
let atWork = 0;

/**
 * Resolves once no more connections arrive, or, where they go on arriving, once few are at work, to one of all who wait at a
 * time; networks take turns. Node takes one connection each time around its loop (libuv since 1.45), and work on some calls
 * takes the loop a twentieth of a second: a hundred people who come at once would wait for seconds before they are even heard.
 */
export function newcomersFirst(network: string): Promise<void> {
  return new Promise((resolve) => {
    const line = waiting.get(network) ?? [];
    line.push(resolve);
    waiting.set(network, line);
    if (!isLettingGo) void letGo();
  });
}

/** Does work after newcomers. After long work its network rests, so that others' come in between. */
export async function workAfterNewcomers<T>(network: string, work: () => Promise<T>): Promise<T> {
  await newcomersFirst(network);
  const since = performance.now();
  atWork += 1;
  try {
    return await work();
  } finally {
    atWork -= 1;
    const tookMs = performance.now() - since;
    if (tookMs > LONG_MS) networkPlaces.rest(network, Math.min(tookMs * REST_TIMES, LONGEST_REST_MS));
  }
}

async function letGo(): Promise<void> {
  isLettingGo = true;
  while (waiting.size > 0) {
    const hasQuiet = await untilNobodyComes();
    for (let go = 0; go < (hasQuiet ? FEW : 1); go += 1) letNextGo();
  }
  isLettingGo = false;
}

function letNextGo(): void {
  const [next] = waiting;
  if (!next) return;
  const [network, line] = next;
  waiting.delete(network);
  line.shift()?.();
  if (line.length > 0) waiting.set(network, line);
}

/** False where they still come, and few are at work or many turns of the loop have passed. */
async function untilNobodyComes(): Promise<boolean> {
  for (let turn = 0, seen = -1; turn < MOST_TURNS; turn += 1) {
    if (seen === arrivals) return true;
    if (turn > 0 && atWork < FEW) return false;
    seen = arrivals;
    // the first comes before the loop looks at its sockets again
    await setImmediate();
    await setImmediate();
  }
  return false;
}

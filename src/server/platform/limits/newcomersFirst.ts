import type { Server } from 'node:net';
import { setImmediate } from 'node:timers/promises';

/** A flood of connections holds work up by so many turns of the loop for each call, and no more. */
const MOST_TURNS = 20;

/** Who is let go at once where nobody comes: more would all have their answers read and written in one turn of the loop. */
const FEW = 2;

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

const waiting: (() => void)[] = [];

/**
 * Resolves once no more connections arrive, or, where they go on arriving, to one of all who wait at a time. Node takes one
 * connection each time around its loop (libuv since 1.45), and work on some calls takes the loop a twentieth of a second: a
 * hundred people who come at once would wait for seconds before they are even heard.
 */
export function newcomersFirst(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) void letGo();
  });
}

async function letGo(): Promise<void> {
  while (waiting.length > 0) {
    const hasQuiet = await untilNobodyComes();
    // the first of them stays until it is their turn, so that nobody else begins to let go meanwhile
    for (const go of waiting.splice(0, hasQuiet ? FEW : 1)) go();
  }
}

/** False where they still come after many turns of the loop. */
async function untilNobodyComes(): Promise<boolean> {
  for (let turn = 0, seen = -1; turn < MOST_TURNS; turn += 1) {
    if (seen === arrivals) return true;
    seen = arrivals;
    // the first comes before the loop looks at its sockets again
    await setImmediate();
    await setImmediate();
  }
  return false;
}

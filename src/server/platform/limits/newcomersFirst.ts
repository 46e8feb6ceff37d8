import type { Server } from 'node:net';
import { setImmediate } from 'node:timers/promises';

/** A flood of connections holds work up by so many turns of the loop, some hundredths of a second, and no more. */
const MOST_TURNS = 200;

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

/**
 * Resolves once no more connections arrive. Node takes one each time around its loop (libuv since 1.45), and work on some calls
 * takes the loop a twentieth of a second: a hundred people who come at once would wait for seconds before they are even heard.
 */
export async function newcomersFirst(): Promise<void> {
  for (let turn = 0, seen = -1; turn < MOST_TURNS && seen !== arrivals; turn += 1) {
    seen = arrivals;
    // the first comes before the loop looks at its sockets again
    await setImmediate();
    await setImmediate();
  }
}

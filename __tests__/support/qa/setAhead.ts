import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { RunningServer } from '../runningServer';

/** For `startServer`: a clock that `setAhead` moves. */
export const MOVABLE_TIME = pathToFileURL(
  join(process.cwd(), '__tests__', 'support', 'qa', 'movableTime.mjs'),
).href;

const EVERY_MS = 20;
const TRIES = 2000;

/** Lets the server's clock be so far ahead of the real one, in milliseconds; time that has passed never comes back. */
export async function setAhead(server: RunningServer, ms: number): Promise<void> {
  server.tell(`ahead ${ms}\n`);
  for (let tries = 0; !server.output().includes(`the clock is ahead by ${ms}\n`); tries += 1) {
    if (tries > TRIES) throw new Error(`The server did not move its clock by ${ms} ms`);
    await wait(EVERY_MS);
  }
}

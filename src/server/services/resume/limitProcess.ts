import { Worker } from 'node:worker_threads';

const LOOK_EVERY_MS = 10;

/** Runs beside what may hang or swell. A thread of its own: the other one answers nothing meanwhile. */
const WATCH = `
const { workerData: { maxBytes, endsAt, everyMs } } = require('node:worker_threads');
setInterval(() => {
  if (process.memoryUsage.rss() > maxBytes || Date.now() > endsAt) process.kill(process.pid, 'SIGKILL');
}, everyMs);
`;

/** This process kills itself once it holds more than `maxBytes` in all, or has lived for `lifeMs`. */
export function limitProcess({ maxBytes, lifeMs }: { maxBytes: number; lifeMs: number }): void {
  const workerData = { maxBytes, endsAt: Date.now() + lifeMs, everyMs: LOOK_EVERY_MS };
  new Worker(WATCH, { eval: true, workerData, execArgv: [], env: {} }).unref();
}

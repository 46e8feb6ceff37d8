import { Worker } from 'node:worker_threads';
import type { ResumeWorkerLimits } from './service/ResumeWorkerMessages';

const LOOK_EVERY_MS = 10;

/** Runs beside what may hang or swell. A thread of its own: the other one answers nothing meanwhile. */
const WATCH = `
const { workerData: { maxBytes, processorMs, endsAt, everyMs } } = require('node:worker_threads');
const before = process.cpuUsage();
setInterval(() => {
  const { user, system } = process.cpuUsage(before);
  const isOver = process.memoryUsage.rss() > maxBytes || (user + system) / 1000 > processorMs || Date.now() > endsAt;
  if (isOver) process.kill(process.pid, 'SIGKILL');
}, everyMs);
`;

/** This process kills itself once it holds more than `maxBytes` in all, has worked for `processorMs` or lived for `lifeMs`. */
export function limitProcess({
  maxBytes,
  processorMs,
  lifeMs,
}: Omit<ResumeWorkerLimits, 'maxBufferBytes' | 'task'>): void {
  const workerData = { maxBytes, processorMs, endsAt: Date.now() + lifeMs, everyMs: LOOK_EVERY_MS };
  new Worker(WATCH, { eval: true, workerData, execArgv: [], env: {} }).unref();
}

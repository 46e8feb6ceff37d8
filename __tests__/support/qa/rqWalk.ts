import { pathJobs } from './pathJobs';
import { temporaryDemoData } from './temporaryDemoData';
import { walkPaths } from './walkPaths';
const done = new Set((process.env['RQ_DONE'] ?? '').split(',').filter(Boolean).map(Number));
const only = (process.env['RQ_ONLY'] ?? '').split(',').filter(Boolean).map(Number);
const waiting = pathJobs({ machine: 'room', path: null, isQuick: false }).filter(({ path }) => only.length ? only.includes(path.number) : !done.has(path.number));
console.log(waiting.length, 'to walk');
const options = { demoData: (await temporaryDemoData()).dataDir, isHeaded: false, outlivesSignals: true };
await Promise.all([0, 1].map(() => walkPaths(waiting, options, (_job, walk) => {
  console.log(new Date().toISOString().slice(11, 19), 'room', walk.number, walk.failure ? `FAILED at ${walk.failure.step}: ${walk.failure.message}` : 'ok', (walk.ms / 1000).toFixed(1));
})));
process.exit(0);

import 'temporal-polyfill/global';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { destination } from 'pino';
import type { DrawPublicPage } from '../shared/contract/interpreters/publicPages';
import { explainFailure } from './start/explainFailure';
import { startServer } from './start/startServer';
import { stopOnSignals } from './start/stopOnSignals';

/** Words for a person go to the output, the log to the error stream. */
const say = (line: string) => process.stdout.write(`${line}\n`);
const complain = (error: unknown) => process.stderr.write(`${explainFailure(error)}\n`);

function giveUp(error: unknown): void {
  complain(error);
  process.exit(1);
}

process.on('uncaughtException', giveUp);
process.on('unhandledRejection', giveUp);

if (existsSync('.env')) process.loadEnvFile('.env');

const files = {
  /** the build puts it beside this file */
  resumeWorkerFile: new URL('./resumeWorker.js', import.meta.url),
  loadPublicPages: async () => {
    const built = new URL('./publicPages.cjs', import.meta.url).href;
    return ((await import(built)) as { drawPublicPage: DrawPublicPage }).drawPublicPage;
  },
  referenceFolder: fileURLToPath(new URL('static', import.meta.resolve('@fastify/swagger-ui'))),
};

/** Many lines at once: to write each by itself costs as much as the call that it tells of. A line waits 0.1 s at most. */
const log = destination({ dest: 2, sync: false, minLength: 8192, periodicFlush: 100 });

startServer(process.env, log, files).then(({ lines, stop }) => {
  stopOnSignals(process, stop, (code) => process.exit(code), complain);
  say(lines.join('\n'));
}, giveUp);

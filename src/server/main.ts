import 'temporal-polyfill/global';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { destination } from 'pino';
import { explainFailure } from './start/explainFailure';
import { startServer } from './start/startServer';
import { stopOnSignals } from './start/stopOnSignals';

/** What is said to a person goes to the output, the log to the error stream. */
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
  referenceFolder: fileURLToPath(new URL('static', import.meta.resolve('@fastify/swagger-ui'))),
};

startServer(process.env, destination({ dest: 2, sync: false }), files).then(({ lines, stop }) => {
  stopOnSignals(process, stop, (code) => process.exit(code), complain);
  say(lines.join('\n'));
}, giveUp);

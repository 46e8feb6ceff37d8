import { createInterface } from 'node:readline';

/*
 * Runs the built server, whole and as it is, again and again in one process: more than half of a start is to read the
 * packages and to compile the database's engine. It is told by lines on its standard input, `{ "env": … }` to start a server
 * and `{}` to stop it, and ends with that input.
 */
const [, , main, endMark] = process.argv;
const usual = { ...process.env };
const exit = process.exit.bind(process);
const SIGNALS = ['SIGINT', 'SIGTERM', 'uncaughtException', 'unhandledRejection'];
let [starts, isOver] = [0, false];

// each server listens for the end of the process
process.setMaxListeners(0);
process.exit = /** @type {typeof process.exit} */ (
  (code) => {
    // what went wrong may have left anything behind
    if (code !== 0 || isOver) exit(code);
    for (const signal of SIGNALS) process.removeAllListeners(signal);
    // what it wrote last is on its way
    setTimeout(() => {
      for (const stream of [process.stdout, process.stderr]) stream.write(`${endMark}\n`);
    }, 50);
  }
);

for await (const line of createInterface({ input: process.stdin })) {
  const { env } = JSON.parse(line);
  if (env) {
    for (const name of Object.keys(process.env)) delete process.env[name];
    Object.assign(process.env, usual, env);
    starts += 1;
    await import(`${main}?${starts}`);
  } else process.emit('SIGTERM');
}
isOver = true;
if (process.listenerCount('SIGTERM') === 0) exit(0);
process.emit('SIGTERM');

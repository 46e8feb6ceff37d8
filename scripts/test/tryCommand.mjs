import { npmCommand } from '../npmCommand.mjs';
import { runCommand } from '../runCommand.mjs';
import { createServer } from 'node:net';

/**
 * @typedef {object} Trial
 * @property {string} line what comes after `npm`, as somebody types it
 * @property {string} [until] it is to say this, and is then asked to end
 * @property {Readonly<Record<string, string>>} [env] over the environment
 */

/** How long a command may take in its shortest form, also on a busy machine. */
const LIMIT_MS = 600_000;

/**
 * Runs a command of npm, and shows what it said last where it fails.
 * @param {string} root @param {Trial} trial @param {number} [limitMs]
 * @returns {Promise<import('./jestTally.mjs').Tally>} one that passed or one that failed
 */
export async function tryCommand(root, { line, until, env = {} }, limitMs = LIMIT_MS) {
  const npm = npmCommand(root);
  const ending = new AbortController();
  let [said, isSaid, isLate] = ['', false, false];
  const limit = setTimeout(() => {
    isLate = true;
    ending.abort();
  }, limitMs);
  const code = await runCommand(npm.program, [...npm.args, ...line.split(' ')], {
    cwd: root,
    // only what asks for PostgreSQL is to have it
    env: { ...npm.env, DATABASE_URL: undefined, PORT: String(await freePort()), ...env },
    onOutput: (text) => {
      said += text;
      if (isSaid || until === undefined || !said.includes(until)) return;
      isSaid = true;
      ending.abort();
    },
    stop: ending.signal,
    hasGroup: true,
  });
  clearTimeout(limit);
  if (!isLate && (until === undefined ? code === 0 : isSaid)) return PASSED;
  process.stdout.write(`${lastLines(said)}\n`);
  const why = isLate ? `was not done after ${limitMs / 1000} s` : `ended with ${code}`;
  return { passed: 0, failed: 1, skipped: 0, failures: [`npm ${line}: ${why}`] };
}

const PASSED = { passed: 1, failed: 0, skipped: 0, failures: [] };
const MOST_LINES = 30;

/** @param {string} text */
const lastLines = (text) => text.trimEnd().split('\n').slice(-MOST_LINES).join('\n');

/** A port that nobody listens on now. @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
      .once('error', reject)
      .listen(0, '127.0.0.1', () => {
        const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
        probe.close(() => resolve(port));
      });
  });
}

import { spawn } from 'node:child_process';
import { join } from 'node:path';

/**
 * @typedef {object} LentPostgres
 * @property {string | null} url
 * @property {string} about which one it is, or why there is none
 * @property {boolean} isMissing there are no programs for one on this machine
 * @property {() => Promise<void>} giveBack
 */

/**
 * The PostgreSQL that DATABASE_URL names, else one of our own, which ends with us however we end.
 * @param {string} root @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<LentPostgres>}
 */
export async function lendPostgres(root, env = process.env) {
  const url = env['DATABASE_URL'];
  if (url) return { url, about: 'DATABASE_URL', isMissing: false, giveBack: () => Promise.resolve() };
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, HOLDER)], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
    // Ctrl-C in a terminal is for all of its group; this one ends with its input
    detached: true,
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const giveBack = async () => {
    child.stdin.end();
    await ended;
  };
  return { ...(await firstLine(child)), giveBack };
}

/** @param {import('node:child_process').ChildProcessByStdio<import('node:stream').Writable, import('node:stream').Readable, null>} child */
function firstLine(child) {
  return new Promise((/** @type {(told: Told) => void} */ resolve) => {
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      said += text;
      if (!said.includes('\n')) return;
      /** @type {unknown} */
      const told = JSON.parse(said);
      resolve(/** @type {Told} */ (told));
    });
    child.once('close', () => resolve(UNSAID));
  });
}

/** @typedef {Omit<LentPostgres, 'giveBack'>} Told */

const HOLDER = join('__tests__', 'support', 'holdPostgres.ts');
/** @type {Told} */
const UNSAID = { url: null, about: 'it ended without a word', isMissing: false };

import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Does the work while no other process does work under the same lock file; waits for its turn. The lock of a
 * process that died is taken over.
 * @template Result
 * @param {string} file
 * @param {() => Promise<Result>} work
 * @param {{ onWait?: (pid: number) => void, everyMs?: number }} [options]
 * @returns {Promise<Result>}
 */
export async function withLock(file, work, { onWait, everyMs = 200 } = {}) {
  mkdirSync(dirname(file), { recursive: true });
  let hasTold = false;
  while (!tryTake(file)) {
    const holder = readHolder(file);
    if (holder === 'dead') rmSync(file, { force: true });
    else {
      if (!hasTold && holder !== 'unknown') onWait?.(holder);
      hasTold = holder !== 'unknown';
      await wait(everyMs);
    }
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** @param {string} file */
function tryTake(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** How long a lock may stand without its holder's number in it: it is written right after the file is made. */
const UNSIGNED_MS = 5_000;

/** @param {string} file @returns {number | 'dead' | 'unknown'} */
function readHolder(file) {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    if (!pid) return Date.now() - statSync(file).mtimeMs > UNSIGNED_MS ? 'dead' : 'unknown';
    return isAlive(pid) ? pid : 'dead';
  } catch {
    return 'unknown';
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/**
 * The code of a system error such as ENOENT; undefined for anything else.
 * @param {unknown} error
 */
export function codeOf(error) {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}

import { randomBytes } from 'node:crypto';
import { readdir, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { askLock, listenOnLock, type LockState } from './lockSocket';

/** Said to whoever starts the server; nothing was opened or changed. */
export class FolderInUseError extends Error {
  constructor(folder: string, holder: string) {
    super(
      `The data folder ${folder} is in use by another Dragoman (${holder}). ` +
        'Stop that one first, or give this one a folder of its own with DATA_DIR, ' +
        'or let both work on one PostgreSQL server with DATABASE_URL.',
    );
    this.name = 'FolderInUseError';
  }
}

const LOCK_NAME = /^lock-[0-9a-f]{8}$/;
const ATTEMPTS = 20;

/**
 * Takes a folder for this process alone; the returned function gives it back. The lock is a socket on which the
 * holder listens, because the kernel closes it with the process: however that ended, and whichever process or
 * container bears its number now, nobody answers on a dead lock.
 *
 * Each starter listens first and looks around afterwards. Of two, the one that looks last sees the other, so they
 * never both go on; where both see each other, both step back and try again.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = await realpath(folder);
  for (let attempt = 1; ; attempt += 1) {
    const name = `lock-${randomBytes(4).toString('hex')}`;
    const own = await listenOnLock(path, name);
    const other = await findOther(path, name);
    if (!other) {
      own.hold();
      return own.close;
    }
    await own.close();
    if (other.isHeld || attempt === ATTEMPTS) throw new FolderInUseError(path, other.holder);
    await sleep(10 + 40 * Math.random());
  }
}

/** Another starter or holder, the holder first; locks on which nobody answers are cleared away. */
async function findOther(path: string, ownName: string): Promise<LockState | null> {
  let found: LockState | null = null;
  for (const name of await readdir(path)) {
    if (name === ownName || !LOCK_NAME.test(name)) continue;
    const state = await askLock(path, name);
    if (!state) await rm(join(path, name), { force: true });
    if (state && !found?.isHeld) found = state;
  }
  return found;
}

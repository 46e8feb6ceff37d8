import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Where Linux keeps files in memory. */
const IN_MEMORY = '/dev/shm';

/** The most that the servers of a whole run, and the browsers that use the place, too, can fill. */
const ENOUGH_BYTES = 2 ** 31;

/**
 * Where data lie that nobody keeps: in memory where there is room, because a disk takes a third of the processor's time of
 * a server's start; else where the system wants what is temporary.
 */
export function quickFolder(): string {
  try {
    accessSync(IN_MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize > ENOUGH_BYTES ? IN_MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

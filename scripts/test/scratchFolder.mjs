import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A folder for what nobody keeps, which is also gone when a signal ends us: whatever runs then is told first, and this is done
 * last.
 * @returns {{ path: string, remove: () => void }}
 */
export function scratchFolder() {
  const path = mkdtempSync(join(tmpdir(), 'dragoman-all-'));
  const remove = () => rmSync(path, { recursive: true, force: true });
  for (const signal of SIGNALS) {
    process.on(signal, function last() {
      if (process.listenerCount(signal) > 1) return;
      remove();
      process.off(signal, last);
      process.kill(process.pid, signal);
    });
  }
  return { path, remove };
}

/** @type {NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

import { join } from 'node:path';
import { BUILD_TARGETS } from './build/buildTargets.mjs';
import { buildTargets, staleTargets } from './build/ensureBuilt.mjs';
import { ensureInstalled, isInstalled } from './ensureInstalled.mjs';
import { withLock } from './withLock.mjs';

/**
 * Brings packages and build to where the sources are, doing nothing that is done already. Two that start at
 * once take turns, so the second finds the first one's work.
 * @param {string} root
 * @param {{ needsDev?: boolean, force?: boolean }} [options] `needsDev`: packages for testing as well
 */
export async function prepare(root, { needsDev = false, force = false } = {}) {
  const isReady = () => staleTargets(root, BUILD_TARGETS).length === 0 && isInstalled(root, needsDev);
  if (!force && isReady()) return;
  const onWait = (/** @type {number} */ pid) =>
    process.stdout.write(`Waiting for another start that is installing or building (process ${pid}) …\n`);
  await withLock(
    join(root, '.cache', 'run.lock'),
    async () => {
      const stale = force ? BUILD_TARGETS : staleTargets(root, BUILD_TARGETS);
      await ensureInstalled(root, { needsDev: needsDev || stale.length > 0 });
      await buildTargets(root, stale);
    },
    { onWait },
  );
}

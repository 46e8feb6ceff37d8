import { findBrowser } from './findBrowser.mjs';
import { prepare } from './prepare.mjs';
import { projectRoot } from './projectRoot.mjs';
import { orRefuse } from './refusal.mjs';
import { requireNode } from './requireNode.mjs';
import { runTypeScript } from './runTypeScript.mjs';

/**
 * `npm run bench`: what the built product costs, in one table beside what it may cost. `-- --only server,pages` takes a
 * part.
 */
await orRefuse(async () => {
  requireNode();
  await prepare(projectRoot, { needsDev: true });
  process.exitCode = await runTypeScript('bench/runBench.ts', { CHROMIUM_PATH: await findBrowser() });
});

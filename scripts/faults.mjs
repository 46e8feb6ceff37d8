import { prepare } from './prepare.mjs';
import { projectRoot } from './projectRoot.mjs';
import { orRefuse } from './refusal.mjs';
import { requireNode } from './requireNode.mjs';
import { runTypeScript } from './runTypeScript.mjs';

/**
 * `npm run faults`: the built server killed, stopped, cut off from its database, its network and its disk, under load,
 * and asked for everything costly by one account; and what was lost. `-- --only kill,stop --on embedded --minutes 30`
 * takes a part, on one of the databases, and says how long the soak is.
 */
await orRefuse(async () => {
  requireNode();
  await prepare(projectRoot, { needsDev: true });
  process.exitCode = await runTypeScript('__tests__/support/faults/runFaults.ts');
});

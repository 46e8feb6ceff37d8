import { ensureInstalled } from './ensureInstalled.mjs';
import { projectRoot } from './projectRoot.mjs';
import { orRefuse } from './refusal.mjs';
import { requireNode } from './requireNode.mjs';
import { runTypeScript } from './runTypeScript.mjs';

/**
 * `npm run machines:break`: breaks each transition and guard of the machines and counts what their tests notice.
 * `npm run machines:break -- session` takes one machine.
 */
await orRefuse(async () => {
  requireNode();
  await ensureInstalled(projectRoot, { needsDev: true });
  process.exitCode = await runTypeScript('__tests__/support/machines/breakMachines.ts');
});

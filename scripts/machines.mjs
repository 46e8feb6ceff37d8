import { ensureInstalled } from './ensureInstalled.mjs';
import { projectRoot } from './projectRoot.mjs';
import { orRefuse } from './refusal.mjs';
import { requireNode } from './requireNode.mjs';
import { runTypeScript } from './runTypeScript.mjs';

/** `npm run machines`: writes `docs/machines.md` from the machines. */
await orRefuse(async () => {
  requireNode();
  await ensureInstalled(projectRoot, { needsDev: true });
  process.exitCode = await runTypeScript('__tests__/support/machines/writeMachinesPage.ts');
});

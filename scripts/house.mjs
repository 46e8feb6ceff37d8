import { ensureInstalled } from './ensureInstalled.mjs';
import { projectRoot } from './projectRoot.mjs';
import { orRefuse } from './refusal.mjs';
import { requireNode } from './requireNode.mjs';
import { runTypeScript } from './runTypeScript.mjs';

/** `npm run house`: how the sources are laid out, in figures. */
await orRefuse(async () => {
  requireNode();
  await ensureInstalled(projectRoot, { needsDev: true });
  process.exitCode = await runTypeScript('__tests__/support/architecture/printHouse.ts');
});

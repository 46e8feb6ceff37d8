import { prepare } from './prepare.mjs';
import { projectRoot } from './projectRoot.mjs';
import { orRefuse } from './refusal.mjs';
import { requireNode } from './requireNode.mjs';
import { runTypeScript } from './runTypeScript.mjs';

/**
 * `npm run drill`: makes data, backs it up as docs/operating.md says, destroys it, restores it and compares everything; on
 * the embedded database, and on PostgreSQL where DATABASE_URL names a server on which databases may be made.
 */
await orRefuse(async () => {
  requireNode();
  await prepare(projectRoot, { needsDev: true });
  process.exitCode = await runTypeScript('__tests__/support/drill/drill.ts');
});

import { prepare } from './prepare.mjs';
import { projectRoot } from './projectRoot.mjs';
import { orRefuse, requireNode } from './refusal.mjs';

/** `npm run build`: client and server into `dist/`, whether or not they are stale. */
await orRefuse(async () => {
  requireNode();
  await prepare(projectRoot, { force: true });
});

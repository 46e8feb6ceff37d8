import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepare } from './prepare.mjs';
import { projectRoot } from './projectRoot.mjs';
import { orRefuse } from './refusal.mjs';
import { requireNode } from './requireNode.mjs';

/** `npm run admin`: installs and builds where needed, then makes the first admin. */
await orRefuse(async () => {
  requireNode();
  await prepare(projectRoot);
  process.chdir(projectRoot);
  await import(pathToFileURL(join(projectRoot, 'dist', 'server', 'admin.js')).href);
});

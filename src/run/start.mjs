import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepare } from './prepare.mjs';
import { projectRoot } from './projectRoot.mjs';
import { orRefuse } from './refusal.mjs';
import { requireNode } from './requireNode.mjs';

/** `npm start`: installs and builds where needed, then becomes the server: signals and exit code are its own. */
await orRefuse(async () => {
  requireNode();
  await prepare(projectRoot);
  process.chdir(projectRoot);
  await import(pathToFileURL(join(projectRoot, 'dist', 'server', 'main.js')).href);
});

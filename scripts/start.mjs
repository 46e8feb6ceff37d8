import { runBuilt } from './build/runBuilt.mjs';
import { projectRoot } from './projectRoot.mjs';
import { orRefuse } from './refusal.mjs';

/** `npm start`: the server; packages and build are brought up to date first, except in production. */
await orRefuse(() => runBuilt(projectRoot, 'main'));

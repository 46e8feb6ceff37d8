import { runBuilt } from './build/runBuilt.mjs';
import { projectRoot } from './projectRoot.mjs';
import { orRefuse } from './refusal.mjs';

/** `npm run admin`: makes the first admin. */
await orRefuse(() => runBuilt(projectRoot, 'admin'));

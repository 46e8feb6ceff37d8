import { becomeBuilt } from './build/becomeBuilt.mjs';
import { projectRoot } from './projectRoot.mjs';
import { orRefuse } from './refusal.mjs';

/** `npm run admin`: makes the first admin. */
await orRefuse(() => becomeBuilt(projectRoot, 'admin'));

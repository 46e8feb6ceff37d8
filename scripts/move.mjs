import { runBuilt } from './build/runBuilt.mjs';
import { projectRoot } from './projectRoot.mjs';
import { orRefuse } from './refusal.mjs';

/** `npm run move`: from the embedded database to the PostgreSQL that DATABASE_URL names. */
await orRefuse(() => runBuilt(projectRoot, 'move'));

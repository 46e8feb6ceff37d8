import { setFlagsFromString } from 'node:v8';
import { fuzzParameters, isFuzzed } from './fuzzParameters';
import { hashQuickly } from './passwordPrice';
import { endTest } from './whenTestEnds';

/** The embedded database's engine is short-lived here, and to optimise it costs more than it saves. */
setFlagsFromString('--liftoff-only');

hashQuickly();

/** Opening a database takes a second or two, and several times that on a busy machine; speed is no test's matter. */
jest.setTimeout(60_000);

/** `npm run fuzz` wants every property tried so often, from such a seed; where neither is said, fast-check is not even read. */
beforeAll(async () => {
  if (!isFuzzed) return;
  const { configureGlobal, readConfigureGlobal } = await import('fast-check');
  const known = readConfigureGlobal();
  configureGlobal({ ...known, ...fuzzParameters(known.numRuns ?? 100) });
});

afterEach(endTest);

import { setFlagsFromString } from 'node:v8';

/** The embedded database's engine is compiled anew for every file, and to optimise it costs more than it saves. */
setFlagsFromString('--liftoff-only');

/** Opening a database takes a second or two, and several times that on a busy machine; speed is no test's matter. */
jest.setTimeout(60_000);

import type { Database } from '../../db/database';
import { createPersonTurns, type PersonTurns } from './createPersonTurns';

/** How much one person may ask of the server at once. A turn lasts until the answer has been read. */
export interface CallTurns {
  /**
   * usual calls; few, because a costly one holds a connection of the database's, of which there are 16 for everybody, and
   * on the embedded one a single one
   */
  calls: PersonTurns;
  /** those that hold much in memory: uploads, and exports of all one's data */
  large: PersonTurns;
  /** files on their way to who asked for them, a piece at a time */
  downloads: PersonTurns;
}

const CALLS_AT_ONCE = { postgres: 4, embedded: 2 };

export function createCallTurns(kind: Database['kind']): CallTurns {
  return {
    calls: createPersonTurns({ atOnce: Infinity, perPerson: CALLS_AT_ONCE[kind], waiting: 200 }),
    large: createPersonTurns({ atOnce: 12, perPerson: 2, waiting: 16 }),
    downloads: createPersonTurns({ atOnce: 200, perPerson: 2, waiting: 34 }),
  };
}

import { createPersonTurns, type PersonTurns } from './createPersonTurns';

/** How much one person may ask of the server at once. A turn lasts until the answer has been read. */
export interface CallTurns {
  /** usual calls; few, because a costly one holds a connection of the database's, of which there are 16 for everybody */
  calls: PersonTurns;
  /** those that hold much in memory: uploads, and exports of all one's data */
  large: PersonTurns;
  /** files on their way to who asked for them, a piece at a time */
  downloads: PersonTurns;
}

export function createCallTurns(): CallTurns {
  return {
    calls: createPersonTurns({ atOnce: Infinity, perPerson: 4, waiting: 200 }),
    large: createPersonTurns({ atOnce: 12, perPerson: 2, waiting: 16 }),
    downloads: createPersonTurns({ atOnce: 200, perPerson: 2, waiting: 34 }),
  };
}

import type { Database } from '../../db/database';
import { createPersonTurns, inTurnOfNetwork, type InTurn, type PersonTurns } from './createPersonTurns';
import { siteOf } from './networkOf';

/** Turns of which one person holds only so many, and so do all who ask from one network: accounts cost nothing. */
export interface SharedTurns {
  /** As `PersonTurns` does. Without an address the person stands for their network. */
  take(person: string, address?: string): Promise<() => void>;
}

/** How much one person may ask of the server at once. A turn lasts until the answer has been read. */
export interface CallTurns {
  /**
   * usual calls, by sign-in; few, because a costly one holds a connection of the database's, of which there are 16 for everybody, and
   * on the embedded one a single one
   */
  calls: PersonTurns;
  /**
   * the work of usual calls, once they were read and until it is done: all of one network have only so many, or a handful of
   * accounts would hold every connection
   */
  atWork: InTurn;
  /** those that hold much in memory: uploads, and exports of all one's data */
  large: SharedTurns;
  /** files on their way to who asked for them, a piece at a time */
  downloads: SharedTurns;
}

const CALLS_AT_ONCE = { postgres: 4, embedded: 2 };

/** As many as the database has connections: where more wait, networks take turns, instead of each call behind all that came before it. */
const ALL_CALLS = 16;
/**
 * Lists and statements take the only thread some 10 ms each, and another network's sign-in or upload is several steps, each of
 * which waits for a round of all that are at work: few, so that a step waits little. More would hardly make the network’s own faster.
 */
const CALLS_OF_NETWORK = 3;
/** More than four networks may hold; each has a file of up to 14 MB in memory. */
const LARGE_AT_ONCE = 16;
/** A whole office's people may wait at once. */
const NETWORK_WAITING = 1000;

export function createCallTurns(kind: Database['kind']): CallTurns {
  return {
    calls: createPersonTurns({ atOnce: Infinity, perPerson: CALLS_AT_ONCE[kind], waiting: 200 }),
    atWork: inTurnOfNetwork({
      atOnce: ALL_CALLS,
      perPerson: CALLS_OF_NETWORK,
      waiting: NETWORK_WAITING,
      longestWaitMs: 30_000,
    }),
    large: shared({ atOnce: LARGE_AT_ONCE, perNetwork: 3, perPerson: 2, waiting: 16 }),
    downloads: shared({ atOnce: 200, perNetwork: 50, perPerson: 2, waiting: 34 }),
  };
}

interface SharedTurnsLimits {
  /** of everybody together */
  atOnce: number;
  perNetwork: number;
  perPerson: number;
  /** how many more of one person's may wait */
  waiting: number;
}

function shared({ atOnce, perNetwork, perPerson, waiting }: SharedTurnsLimits): SharedTurns {
  const ofPerson = createPersonTurns({ atOnce: Infinity, perPerson, waiting });
  const ofNetwork = createPersonTurns({ atOnce, perPerson: perNetwork, waiting: NETWORK_WAITING });
  return {
    take: async (person, address) => {
      const giveBackOwn = await ofPerson.take(person);
      try {
        const giveBack = await ofNetwork.take(address === undefined ? person : siteOf(address));
        return () => {
          giveBack();
          giveBackOwn();
        };
      } catch (error) {
        giveBackOwn();
        throw error;
      }
    },
  };
}

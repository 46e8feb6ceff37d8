import { inSharedTurnOfNetwork } from './createPersonTurns';

/**
 * For calls that take the database or the only thread long: who of thousands is free, a year's statement, an institute's lists.
 * Whatever they are, a few are worked on at a time, so that others have connections and processors left, and networks take turns.
 */
export const dearInTurn = inSharedTurnOfNetwork({
  ...{ atOnce: 3, isSmall: true, perPerson: 2, waiting: 30 },
  ...{ perNetwork: 1, networkWaiting: 1000, longestWaitMs: 30_000 },
});

import { inSharedTurnOfNetwork } from '../../../platform/limits/createPersonTurns';
import type { Caller } from '../../../platform/context';

/** Bytes. */
const LARGE = 1_000_000;

/** Two, so that a large file whose owner's other write is waited for holds up nobody's but theirs. */
const inLargeTurn = inSharedTurnOfNetwork({
  ...{ atOnce: 2, isSmall: true, perPerson: 1, waiting: 16 },
  ...{ perNetwork: 1, networkWaiting: 100, longestWaitMs: 30_000 },
});

/** No fewer than the turns of large calls, which they wait in first. */
const inTurn = inSharedTurnOfNetwork({
  ...{ atOnce: Infinity, perPerson: 2, waiting: 16 },
  ...{ perNetwork: 3, networkWaiting: 100, longestWaitMs: 30_000 },
});

/**
 * Work that stores a file of so many bytes, in a place of its network's. Large ones are stored a few at a time, networks in turn:
 * both processes copy them whole.
 */
export function storeInTurn<T>(
  { userId, network }: Pick<Caller, 'userId' | 'network'>,
  bytes: number,
  work: () => Promise<T>,
): Promise<T> {
  return bytes > LARGE ? inLargeTurn(userId, work, network) : inTurn(userId, work, network);
}

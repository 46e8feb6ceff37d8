import { inSharedTurnOf } from '../../../platform/limits/createPersonTurns';
import type { Caller } from '../../../platform/context';

/** Bytes. */
const LARGE = 1_000_000;

/** Two, so that a large file whose owner's other write is waited for holds up nobody's but theirs. */
const inTurn = inSharedTurnOf({
  ...{ atOnce: 2, perPerson: 1, waiting: 16 },
  ...{ perNetwork: 1, networkWaiting: 100, longestWaitMs: 30_000 },
});

/** Work that stores a file of so many bytes. Large ones are stored a few at a time, networks in turn: both processes copy them whole. */
export function storeInTurn<T>(
  { userId, network }: Pick<Caller, 'userId' | 'network'>,
  bytes: number,
  work: () => Promise<T>,
): Promise<T> {
  return bytes > LARGE ? inTurn(userId, work, network) : work();
}

import { AppError } from '../../contract/errors';
import { createTurns } from './createTurns';

const RETRY_AFTER_SECONDS = 5;

/** Turns of which no more than `mostWaiting` may be waited for; who comes later is UNAVAILABLE and told when to retry. */
export function createBoundedTurns(
  atOnce: number,
  mostWaiting: number,
): <T>(work: () => Promise<T>) => Promise<T> {
  const inTurn = createTurns(atOnce);
  let taken = 0;
  return async (work) => {
    if (taken >= atOnce + mostWaiting) {
      throw new AppError('UNAVAILABLE', { details: { retryAfterSeconds: RETRY_AFTER_SECONDS } });
    }
    taken += 1;
    try {
      return await inTurn(work);
    } finally {
      taken -= 1;
    }
  };
}

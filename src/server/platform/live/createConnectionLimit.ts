import { RateLimiterMemory } from 'rate-limiter-flexible';
import { AppError } from '../../../shared/contract/base/errors';
import { consumeLimit } from '../limits/consumeLimit';
import { networkOf } from '../limits/networkOf';

/** Lines that one network may open in a minute: an office's pages that all come back after a restart fit. */
const OPENINGS_PER_MINUTE = 300;
/** Pages come back one after the other, and a page that is refused tries again. */
const OPENINGS_PER_SECOND = 30;
/** Lines that have not said whose they are. A page says it with its first breath, so only attackers have many. */
const STRANGERS_AT_ONCE = 2000;
const STRANGERS_PER_NETWORK = 100;

/** Limits new lines before it is known whose they are. Each server process counts for itself. */
export function createConnectionLimit() {
  const inSecond = new RateLimiterMemory({ keyPrefix: 'live', points: OPENINGS_PER_SECOND, duration: 1 });
  const inMinute = new RateLimiterMemory({ keyPrefix: 'live', points: OPENINGS_PER_MINUTE, duration: 60 });
  const strangers = new Map<string, number>();
  let all = 0;
  const count = (network: string, change: 1 | -1) => {
    const left = (strangers.get(network) ?? 0) + change;
    if (left > 0) strangers.set(network, left);
    else strangers.delete(network);
    all += change;
  };
  return {
    /** Throws TOO_MANY_REQUESTS where a network opens lines too fast, or too many wait without a name. */
    admit: async (address: string): Promise<void> => {
      const network = networkOf(address);
      if (all >= STRANGERS_AT_ONCE || (strangers.get(network) ?? 0) >= STRANGERS_PER_NETWORK) {
        throw new AppError('TOO_MANY_REQUESTS', { details: { retryAfterSeconds: 10 } });
      }
      await consumeLimit(inSecond, network);
      await consumeLimit(inMinute, network);
    },
    /** Counts a stranger; the answer, which may be called more than once, says that they are known or gone. */
    enter: (address: string): (() => void) => {
      const network = networkOf(address);
      let isStranger = true;
      count(network, 1);
      return () => {
        if (isStranger) count(network, -1);
        isStranger = false;
      };
    },
  };
}

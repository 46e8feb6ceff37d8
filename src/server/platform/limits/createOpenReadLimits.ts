import { RateLimiterMemory } from 'rate-limiter-flexible';
import { consumeLimit } from './consumeLimit';
import { networkOf } from './networkOf';

const READS = ['leaders', 'demo', 'help', 'calendar', 'public'] as const;

/** Counts open reads by network address; one too many is TOO_MANY_REQUESTS with the seconds to wait. */
export interface OpenReadLimits {
  countRead(read: (typeof READS)[number], address: string): Promise<void>;
}

/** Counted by each server process in its own memory: writing the count down would cost more than the read. */
export function createOpenReadLimits(readsPerMinute: number): OpenReadLimits {
  const limiters = new Map(
    READS.map((read) => [
      read,
      new RateLimiterMemory({ keyPrefix: read, points: readsPerMinute, duration: 60 }),
    ]),
  );
  return {
    countRead: async (read, address) => {
      const limiter = limiters.get(read);
      if (limiter) await consumeLimit(limiter, networkOf(address));
    },
  };
}

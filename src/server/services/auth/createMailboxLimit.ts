import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { createRateLimiter } from '../../db/createRateLimiter';
import type { Queries } from '../../db/database';

/** Mails to one mailbox that it did not ask for, so far as anybody can tell; whoever makes them be sent. */
export function createMailboxLimit(queries: Queries, mailsPerHour: number): RateLimiterAbstract {
  return createRateLimiter(queries, { name: 'mailbox-hour', points: mailsPerHour, seconds: 3600 });
}

import { createHash } from 'node:crypto';
import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { AppError } from '../../shared/contract/base/errors';

/** Counts one try of a subject; one too many is TOO_MANY_REQUESTS with the seconds to wait. */
export async function consumeLimit(limiter: RateLimiterAbstract, subject: string): Promise<void> {
  try {
    await limiter.consume(limitKey(subject));
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const retryAfterSeconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    throw new AppError('TOO_MANY_REQUESTS', { details: { retryAfterSeconds } });
  }
}

/** Addresses of people and machines are kept as hashes only. */
export function limitKey(subject: string): string {
  return createHash('sha256').update(subject).digest('base64url');
}

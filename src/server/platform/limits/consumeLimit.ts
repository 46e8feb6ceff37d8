import { createHash } from 'node:crypto';
import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { AppError } from '../../../shared/contract/base/errors';
import type { Caller } from '../context';

/** Counts one try of a subject; one too many is TOO_MANY_REQUESTS with the seconds to wait. */
export async function consumeLimit(limiter: RateLimiterAbstract, subject: string): Promise<void> {
  const seconds = await tryConsume(limiter, subject);
  if (seconds !== null) throw tooMany(seconds);
}

/** Counts one try of a subject; the seconds to wait where it is one too many, else null. */
export async function tryConsume(limiter: RateLimiterAbstract, subject: string): Promise<number | null> {
  try {
    await limiter.consume(limitKey(subject));
    return null;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  }
}

/** Throws TOO_MANY_REQUESTS where a subject has used up what it may; counts nothing. */
export async function refuseUsedUp(limiter: RateLimiterAbstract, subject: string): Promise<void> {
  const counted = await limiter.get(limitKey(subject));
  if (counted && counted.consumedPoints >= limiter.points)
    throw tooMany(Math.ceil(counted.msBeforeNext / 1000));
}

export function tooMany(retryAfterSeconds: number): AppError {
  return new AppError('TOO_MANY_REQUESTS', { details: { retryAfterSeconds } });
}

export function isTooMany(error: unknown): boolean {
  return error instanceof AppError && error.code === 'TOO_MANY_REQUESTS';
}

/** Addresses of people and machines are kept as hashes only. */
export function limitKey(subject: string): string {
  return createHash('sha256').update(subject).digest('base64url');
}

/** The same work, TOO_MANY_REQUESTS where its caller did too much of it. */
export function within(limit: RateLimiterAbstract) {
  return <Context, Wish, Data>(work: (context: Context, caller: Caller, wish: Wish) => Promise<Data>) =>
    async (context: Context, caller: Caller, wish: Wish) => {
      await consumeLimit(limit, caller.userId);
      return work(context, caller, wish);
    };
}

import { createHash } from 'node:crypto';
import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { AppError } from '../../contract/errors';
import type { Queries } from '../db/database';
import { createRateLimiter } from '../db/createRateLimiter';
import { networkOf } from './networkOf';

export interface LimitSettings {
  loginTriesPerAccount: number;
  loginTriesPerAddress: number;
  renewalsPerSession: number;
  windowSeconds: number;
}

/** How often what may be tried; whatever is over it is TOO_MANY_REQUESTS with the seconds to wait. */
export interface SignInLimits {
  countTry(email: string, address: string): Promise<void>;
  /** the try was right: the account starts anew, the address has one less */
  forgiveTries(email: string, address: string): Promise<void>;
  countRenewal(sessionId: string): Promise<void>;
  countUnknownToken(address: string): Promise<void>;
}

export function createSignInLimits(queries: Queries, settings: LimitSettings): SignInLimits {
  const limiter = (name: string, points: number) =>
    createRateLimiter(queries, { name, points, seconds: settings.windowSeconds });
  const account = limiter('login-account', settings.loginTriesPerAccount);
  const address = limiter('login-address', settings.loginTriesPerAddress);
  const session = limiter('renewal-session', settings.renewalsPerSession);
  const unknown = limiter('renewal-unknown', settings.loginTriesPerAddress);
  return {
    countTry: async (email, from) => {
      await consume(address, networkOf(from));
      await consume(account, accountOf(email));
    },
    forgiveTries: async (email, from) => {
      await account.delete(keyOf(accountOf(email)));
      await address.reward(keyOf(networkOf(from)));
    },
    countRenewal: (sessionId) => consume(session, sessionId),
    countUnknownToken: (from) => consume(unknown, networkOf(from)),
  };
}

async function consume(limiter: RateLimiterAbstract, subject: string): Promise<void> {
  try {
    await limiter.consume(keyOf(subject));
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const retryAfterSeconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    throw new AppError('TOO_MANY_REQUESTS', { details: { retryAfterSeconds } });
  }
}

const accountOf = (email: string) => email.trim().toLowerCase();

/** Addresses of people and machines are kept as hashes only. */
function keyOf(subject: string): string {
  return createHash('sha256').update(subject).digest('base64url');
}

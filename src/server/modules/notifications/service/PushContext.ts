import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { createRateLimiter } from '../../../platform/limits/createRateLimiter';
import type { PushKeys } from '../../../platform/push/createPushSender';
import type { SignInContext } from '../../auth/service/signInContext';

/** Browsers that one person may allow within an hour, the same one again included. */
const SUBSCRIPTIONS_PER_HOUR = 60;

export interface PushContext extends SignInContext {
  /** null where this server pushes nothing */
  pushKeys: PushKeys | null;
  pushLimit: RateLimiterAbstract;
}

export function createPushContext(context: SignInContext, pushKeys: PushKeys | null): PushContext {
  const limit = { name: 'push-subscribing', points: SUBSCRIPTIONS_PER_HOUR, seconds: 3600 };
  return { ...context, pushKeys, pushLimit: createRateLimiter(context.db.queries, limit) };
}

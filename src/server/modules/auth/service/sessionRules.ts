import { findActiveSessionUser } from './sessions';
import type { Caller, ServiceContext } from '../../../platform/context';

const DAY_MS = 86_400_000;

/** How long after a renewal the token before it is still good, for a second tab that asked at the same time. */
export const RENEWAL_GRACE_MS = 10_000;

/** However often it is renewed, a session asks for the password again after this. */
const LONGEST_SESSION_DAYS = 90;

export interface SessionRules {
  /** a session that is not renewed for so long ends */
  refreshTokenDays: number;
}

/** When a session that is opened or renewed now ends, unless it is renewed again. */
export function sessionEnd(rules: SessionRules, openedAt: Date, now: Date): Date {
  const idle = now.getTime() + rules.refreshTokenDays * DAY_MS;
  return new Date(Math.min(idle, openedAt.getTime() + LONGEST_SESSION_DAYS * DAY_MS));
}

/** Whether the session that somebody came with still stands: neither signed out nor run out. */
export async function isSessionAlive({ db, clock }: ServiceContext, caller: Caller): Promise<boolean> {
  const user = await findActiveSessionUser(db.queries, caller.sessionId, clock.now());
  return user?.id === caller.userId;
}

import { AppError } from '../../contract/errors';
import { findSession, revokeSession, rotateSession, type StoredSession } from '../db/repositories/sessions';
import { findUserById } from '../db/repositories/users';
import type { OpenedSession } from './openSession';
import { RENEWAL_GRACE_MS, sessionEnd } from './sessionRules';
import { sessionUserOf } from './sessionUserOf';
import type { SignInContext, Visitor } from './signInContext';

/**
 * A new access token for the holder of the refresh token, which is replaced by its successor. Whoever comes
 * second with the same one is given the same successor, within the grace or as long as nobody was seen to have it: the
 * answer may have been lost on a broken line. Whoever comes with an older one holds a copy, so the session ends for both.
 * Throws UNAUTHENTICATED where there is nothing to renew.
 */
export async function renewToken(context: SignInContext, visitor: Visitor): Promise<OpenedSession> {
  const { refreshToken } = visitor;
  if (refreshToken === null) throw new AppError('UNAUTHENTICATED');
  const live = await findLiveSession(context, refreshToken);
  if (!live) {
    await context.limits.countUnknownToken(visitor.address);
    throw new AppError('UNAUTHENTICATED');
  }
  await context.limits.countRenewal(live.id);
  const successor = context.refreshTokens.successorOf(refreshToken);
  const session = await replaceToken(context, live, refreshToken, successor);
  const user = await findUserById(context.db.queries, session.user_id);
  if (!user) throw new AppError('UNAUTHENTICATED');
  const holder = { userId: user.id, sessionId: session.id, groupId: user.group_id, roles: user.roles };
  const token = await context.accessTokens.issue(holder, context.clock.now());
  return {
    session: { token, user: sessionUserOf(user, session.previous_login_at) },
    refreshToken: successor,
    endsAt: session.expires_at,
  };
}

async function replaceToken(
  context: SignInContext,
  session: StoredSession,
  token: string,
  successor: string,
): Promise<StoredSession> {
  const now = context.clock.now();
  const from = context.refreshTokens.hashOf(token);
  const to = context.refreshTokens.hashOf(successor);
  const expiresAt = sessionEnd(context.sessionRules, session.created_at, now);
  const rotated = await rotateSession(context.db.queries, { id: session.id, from, to, at: now, expiresAt });
  if (rotated) return rotated;
  const current = await findLiveSession(context, token);
  const isSecond = current?.previous_refresh_hash === from && current.refresh_hash === to;
  const isSoon = current !== null && now.getTime() - current.rotated_at.getTime() <= RENEWAL_GRACE_MS;
  if (isSecond && (isSoon || !current.renewal_arrived)) return current;
  await revokeSession(context.db.queries, session.id, now);
  throw new AppError('UNAUTHENTICATED');
}

async function findLiveSession(context: SignInContext, token: string): Promise<StoredSession | null> {
  const id = context.refreshTokens.sessionIdOf(token);
  const session = id === null ? null : await findSession(context.db.queries, id);
  return session && !session.revoked_at && session.expires_at > context.clock.now() ? session : null;
}

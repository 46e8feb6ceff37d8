import { AppError } from '../../../shared/contract/base/errors';
import { inTransaction } from '../../db/inTransaction';
import { revokeSession, rotateSession, type StoredSession } from './service/sessions';
import { findUserById } from '../account/service/users';
import { publish } from '../../events/publish';
import { deviceKeys } from './service/knownDevice';
import { type OpenedSession, findTokenSession } from './service/openSession';
import { RENEWAL_GRACE_MS, sessionEnd } from './service/sessionRules';
import { toldUser } from './service/sessionUserOf';
import type { SignInContext, Visitor } from './service/signInContext';

/**
 * A new access token for the holder of the refresh token, which is replaced by its successor. The browser that the
 * successor was given to may come again with the token before it, within the grace or as long as nobody was seen
 * to have the answer, and is given the same one: the answer may have been lost on a broken line. Any other who comes with
 * a replaced token, or anybody with an older one, holds a copy, so the session ends for both, used or not.
 * Throws UNAUTHENTICATED where there is nothing to renew.
 */
export async function renewToken(context: SignInContext, visitor: Visitor): Promise<OpenedSession> {
  const { refreshToken } = visitor;
  if (refreshToken === null) throw new AppError('UNAUTHENTICATED');
  const live = await findTokenSession(context, refreshToken);
  if (!live) {
    await context.limits.countUnknownToken(visitor.address);
    throw new AppError('UNAUTHENTICATED');
  }
  await context.limits.countRenewal(live.id);
  const successor = context.refreshTokens.successorOf(refreshToken);
  const deviceKey = visitor.deviceKey ?? deviceKeys.create();
  const tokens = { token: refreshToken, successor, deviceHash: deviceKeys.hashOf(deviceKey) };
  const session = await replaceToken(context, live, tokens);
  const user = await findUserById(context.db.queries, session.user_id);
  if (!user) throw new AppError('UNAUTHENTICATED');
  const holder = { userId: user.id, sessionId: session.id, groupId: user.group_id, roles: user.roles };
  const token = await context.accessTokens.issue(holder, context.clock.now());
  return {
    session: { token, user: await toldUser(context.db.queries, user, session.previous_login_at) },
    refreshToken: successor,
    endsAt: session.expires_at,
    deviceKey,
  };
}

async function replaceToken(
  context: SignInContext,
  session: StoredSession,
  { token, successor, deviceHash }: { token: string; successor: string; deviceHash: string },
): Promise<StoredSession> {
  const now = context.clock.now();
  const from = context.refreshTokens.hashOf(token);
  const to = context.refreshTokens.hashOf(successor);
  const expiresAt = sessionEnd(context.sessionRules, session.created_at, now);
  const rotation = { id: session.id, from, to, deviceHash, at: now, expiresAt };
  const rotated = await rotateSession(context.db.queries, rotation);
  if (rotated) return rotated;
  const current = await findTokenSession(context, token);
  const isSecond = current?.previous_refresh_hash === from && current.refresh_hash === to;
  const isSoon = current !== null && now.getTime() - current.rotated_at.getTime() <= RENEWAL_GRACE_MS;
  const isSameDevice = current?.device_hash === deviceHash;
  if (isSecond && isSameDevice && (isSoon || !current.renewal_arrived)) return current;
  await inTransaction(context.db, async (queries) => {
    await publish(queries, 'sign_in.ended', await revokeSession(queries, session.id, now));
  });
  throw new AppError('UNAUTHENTICATED');
}

import { randomUUID } from 'node:crypto';
import type { Session } from '../../contract/sessionUser';
import { inTransaction } from '../db/inTransaction';
import { insertSession, revokeSession } from '../db/repositories/sessions';
import { setLastLogin, type User } from '../db/repositories/users';
import { sessionEnd } from './sessionRules';
import { sessionUserOf } from './sessionUserOf';
import type { SignInContext, Visitor } from './signInContext';

/** What the browser is given: the answer, and the refresh token for its cookie. */
export interface OpenedSession {
  session: Session;
  refreshToken: string;
  endsAt: Date;
}

/** A new session for someone who has proved who they are; the one that this browser had before ends. */
export async function openSession(
  context: SignInContext,
  visitor: Visitor,
  user: User,
): Promise<OpenedSession> {
  const { refreshTokens } = context;
  const now = context.clock.now();
  const sessionId = randomUUID();
  const refreshToken = refreshTokens.create(sessionId);
  const endsAt = sessionEnd(context.sessionRules, now, now);
  const formerId = visitor.refreshToken === null ? null : refreshTokens.sessionIdOf(visitor.refreshToken);
  await inTransaction(context.db, async (queries) => {
    if (formerId) await revokeSession(queries, formerId, now);
    await setLastLogin(queries, user.id, now);
    await insertSession(queries, {
      id: sessionId,
      user_id: user.id,
      refresh_hash: refreshTokens.hashOf(refreshToken),
      previous_refresh_hash: null,
      rotated_at: now,
      created_at: now,
      expires_at: endsAt,
      revoked_at: null,
      previous_login_at: user.last_login_at,
    });
  });
  const holder = { userId: user.id, sessionId, groupId: user.group_id, roles: user.roles };
  const token = await context.accessTokens.issue(holder, now);
  return { session: { token, user: sessionUserOf(user, user.last_login_at) }, refreshToken, endsAt };
}

import { randomUUID } from 'node:crypto';
import type { Session } from '../../../../shared/contract/account/sessionUser';
import { inTransaction } from '../../../db/inTransaction';
import { endOldestSessions, insertSession, revokeSession, findSession, type StoredSession } from './sessions';
import { lockUser, setLastLogin, type User } from '../../account/service/users';
import { forgetOldestDevices, rememberDevice } from './knownDevices';
import { publish } from '../../../events/publish';
import { deviceKeys } from './knownDevice';
import { sessionEnd } from './sessionRules';
import { toldUser } from './sessionUserOf';
import type { SignInContext, Visitor } from './signInContext';

/** More than a person has browsers: who signs in without end does not fill the tables. */
const SESSIONS = { standing: 50, kept: 200 };
const MOST_DEVICES = 20;

/** The browser gets the answer, and the refresh token as a cookie. */
export interface OpenedSession {
  session: Session;
  refreshToken: string;
  endsAt: Date;
  /** by which the browser is known again */
  deviceKey: string;
}

/**
 * A new session for someone who has proved who they are; the one that this browser had before ends. Null where the
 * proof holds no more: judging it takes a while, and the account may be gone or, for `judgedHash`, have another
 * password by now.
 */
export async function openSession(
  context: SignInContext,
  visitor: Visitor,
  { id }: Pick<User, 'id'>,
  judgedHash?: string,
): Promise<OpenedSession | null> {
  const { refreshTokens } = context;
  const now = context.clock.now();
  const sessionId = randomUUID();
  const refreshToken = refreshTokens.create(sessionId);
  const endsAt = sessionEnd(context.sessionRules, now, now);
  const former = visitor.refreshToken === null ? null : await findTokenSession(context, visitor.refreshToken);
  const deviceKey = visitor.deviceKey ?? deviceKeys.create();
  const deviceHash = deviceKeys.hashOf(deviceKey);
  const user = await inTransaction(context.db, async (queries) => {
    const living = await lockUser(queries, id);
    if (!living || (judgedHash !== undefined && living.password_hash !== judgedHash)) return null;
    if (former) {
      await publish(queries, 'sign_in.ended', await revokeSession(queries, former.id, now));
    }
    await rememberDevice(queries, { userId: id, deviceHash, at: now });
    await setLastLogin(queries, id, now);
    await insertSession(queries, {
      id: sessionId,
      user_id: id,
      refresh_hash: refreshTokens.hashOf(refreshToken),
      previous_refresh_hash: null,
      rotated_at: now,
      created_at: now,
      expires_at: endsAt,
      revoked_at: null,
      previous_login_at: living.last_login_at,
      browser: visitor.device.browser,
      operating_system: visitor.device.operatingSystem,
      device_hash: deviceHash,
    });
    const opened = { userId: id, openedId: sessionId, at: now };
    await publish(queries, 'sign_in.ended', await endOldestSessions(queries, opened, SESSIONS));
    await forgetOldestDevices(queries, { userId: id, seenHash: deviceHash }, MOST_DEVICES);
    return living;
  });
  if (!user) return null;
  const holder = { userId: user.id, sessionId, groupId: user.group_id, roles: user.roles };
  const token = await context.accessTokens.issue(holder, now);
  return {
    session: { token, user: await toldUser(context.db.queries, user, user.last_login_at) },
    refreshToken,
    endsAt,
    deviceKey,
  };
}

/**
 * The session whose refresh token this is or once was, if it still stands. To know its id is not enough: what was
 * made up around one is nobody's token.
 */
export async function findTokenSession(context: SignInContext, token: string): Promise<StoredSession | null> {
  const { refreshTokens, db, clock } = context;
  const id = refreshTokens.sessionIdOf(token);
  const session = id === null ? null : await findSession(db.queries, id);
  if (!session || session.revoked_at || session.expires_at <= clock.now()) return null;
  const hash = refreshTokens.hashOf(token);
  const isKnown = hash === session.refresh_hash || hash === session.previous_refresh_hash;
  return isKnown || refreshTokens.isOurs(token) ? session : null;
}

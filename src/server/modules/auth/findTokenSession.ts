import { findSession, type StoredSession } from './service/sessions';
import type { SignInContext } from './service/signInContext';

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

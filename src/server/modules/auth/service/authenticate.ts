import { AppError } from '../../../../shared/contract/base/errors';
import { findActiveSessionUser, markRenewalArrived } from './sessions';
import type { TokenClaims } from '../accessTokens';
import type { Caller } from '../../../platform/context';
import type { SignInContext } from './signInContext';
import type { Access } from '../../../../shared/contract/base/endpoint';
import {
  CLIENT_GROUP,
  INSTITUTE_ADMIN_ROLE,
  INTERPRETER_GROUP,
} from '../../../../shared/domain/people/groups';

const BEARER = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i;

/** A token says when it was issued to the second only. */
const SECOND_MS = 1000;

/**
 * Finds the caller. The token names the sign-in; whether that still stands, and the person's group and roles,
 * are read from the database, so that signing out and losing a role take effect on the next call. A call with
 * a renewed token proves that the renewal's answer arrived, which is noted once. `whenNamed` is told whose token and of which
 * sign-in it is, and is waited for before the database is asked. Throws UNAUTHENTICATED where the token is missing, forged or
 * expired, or the sign-in is over.
 */
export async function authenticate(
  context: SignInContext,
  authorization: string | undefined,
  whenNamed?: (claims: Pick<Caller, 'userId' | 'sessionId'>) => Promise<void>,
): Promise<Caller> {
  const now = context.clock.now();
  const claims = await readBearer(context, authorization);
  if (!claims) throw new AppError('UNAUTHENTICATED');
  await whenNamed?.(claims);
  const user = await findActiveSessionUser(context.db.queries, claims.sessionId, now);
  if (user?.id !== claims.userId) throw new AppError('UNAUTHENTICATED');
  const isOfLastRenewal = claims.issuedAt.getTime() > user.rotated_at.getTime() - SECOND_MS;
  if (!user.renewal_arrived && isOfLastRenewal)
    await markRenewalArrived(context.db.queries, claims.sessionId, user.rotated_at);
  return { userId: user.id, groupId: user.group_id, roles: user.roles, sessionId: claims.sessionId };
}

/** What the token of a call says, unless that is missing, forged or expired; the sign-in may be over. */
export async function readBearer(
  { accessTokens, clock }: Pick<SignInContext, 'accessTokens' | 'clock'>,
  authorization: string | undefined,
): Promise<TokenClaims | null> {
  const token = BEARER.exec(authorization ?? '')?.[1];
  return token === undefined ? null : accessTokens.read(token, clock.now());
}

const RULES: Record<Access, (caller: Caller) => boolean> = {
  anyone: () => true,
  cookie: () => true,
  signedIn: () => true,
  client: ({ groupId }) => groupId === CLIENT_GROUP,
  interpreter: ({ groupId }) => groupId === INTERPRETER_GROUP,
  instituteAdmin: ({ roles }) => roles.includes(INSTITUTE_ADMIN_ROLE),
};

/** Whether someone who is signed in may make a call at all; whose records they may touch, the services decide. */
export function mayCall(access: Access, caller: Caller): boolean {
  return RULES[access](caller);
}

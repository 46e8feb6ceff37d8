import { AppError } from '../../contract/errors';
import { DEMO_PASSWORD } from '../db/demo/demoAccounts';
import { findUserByEmail, setPasswordHash } from '../db/repositories/users';
import { openSession, type OpenedSession } from './openSession';
import { hashPassword, isRightPassword, needsRehash } from './passwords';
import type { SignInContext, Visitor } from './signInContext';

/**
 * Signs in with address and password. A wrong pair and an unknown address are the same WRONG_CREDENTIALS, after
 * the same work; NOT_VERIFIED is told only to who knows the password. Tries are counted before they are judged,
 * so that many at once are no way around the limit (TOO_MANY_REQUESTS).
 */
export async function login(
  context: SignInContext,
  visitor: Visitor,
  request: { email: string; password: string },
): Promise<OpenedSession> {
  await context.limits.countTry(request.email, visitor.address);
  const user = await findUserByEmail(context.db.queries, request.email);
  const hash = user?.password_hash ?? null;
  const isRight = await isRightPassword(hash, request.password);
  const isOpenToAll = request.password === DEMO_PASSWORD && !context.acceptsDemoPassword;
  if (!user || !hash || !isRight || isOpenToAll) throw new AppError('WRONG_CREDENTIALS');
  await context.limits.forgiveTries(request.email, visitor.address);
  if (!user.verified_at) throw new AppError('NOT_VERIFIED');
  if (needsRehash(hash)) {
    await setPasswordHash(context.db.queries, user.id, await hashPassword(request.password));
  }
  return openSession(context, visitor, user);
}

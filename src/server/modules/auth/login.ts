import { AppError } from '../../../shared/contract/base/errors';
import { isOpenToAll } from '../../platform/demo/demoAccounts';
import { findUserByEmail, replacePasswordHash } from '../account/service/users';
import { openSession, type OpenedSession } from './service/openSession';
import { hashPassword, isRightPassword, needsRehash } from './service/passwords';
import { accountOf } from './service/signInLimits';
import type { SignInContext, Visitor } from './service/signInContext';
import { inTransaction } from '../../db/inTransaction';
import { revokeSession } from './service/sessions';
import { publish } from '../../events/publish';
import type { Caller, ServiceContext } from '../../platform/context';

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
  await context.limits.countTry(request.email, visitor);
  // Another sign-in may rehash the password at the same moment: then it is checked once more.
  const opened = (await judge(context, visitor, request)) ?? (await judge(context, visitor, request));
  if (!opened) throw new AppError('WRONG_CREDENTIALS');
  return opened;
}

/** Null where the password that was judged is not the account's any more. */
async function judge(
  context: SignInContext,
  visitor: Visitor,
  { email, password }: { email: string; password: string },
): Promise<OpenedSession | null> {
  const { queries } = context.db;
  const user = await findUserByEmail(queries, email);
  const hash = user?.password_hash ?? null;
  const isRight = await isRightPassword(hash, password, {
    account: accountOf(email),
    address: visitor.address,
  });
  if (!user || !hash || !isRight || isOpenToAll(password, context)) throw new AppError('WRONG_CREDENTIALS');
  await context.limits.forgiveTries(email, visitor);
  if (!user.verified_at) throw new AppError('NOT_VERIFIED');
  const opened = await openSession(context, visitor, user, hash);
  if (opened && needsRehash(hash)) {
    await replacePasswordHash(queries, user.id, {
      from: hash,
      to: await hashPassword(password, { account: accountOf(email), address: visitor.address }),
    });
  }
  return opened;
}

/** Ends the caller's session: its access token and its refresh token are refused from the next call on. */
export async function signOut({ db, clock }: ServiceContext, caller: Caller): Promise<null> {
  await inTransaction(db, async (queries) => {
    await publish(queries, 'sign_in.ended', await revokeSession(queries, caller.sessionId, clock.now()));
  });
  return null;
}

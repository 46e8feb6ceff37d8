import { AppError, type ErrorCode } from '../../../shared/contract/base/errors';
import { inTransaction } from '../../db/inTransaction';
import { takeCode, type StoredCode, findLink } from './service/codes';
import { openSession, type OpenedSession } from '../auth/service/openSession';
import type { Visitor } from '../auth/service/signInContext';
import type { AccountContext } from './service/accountContext';
import { activateUser } from './activateUser';
import { tryCode } from './verifyCode';

/**
 * Signs in whoever holds what was mailed for it, code or link; both are used up with it. Throws `refusal` where
 * it was not right, or just used. It also proves the address of a registration that was never confirmed.
 */
export async function signInByMail(
  context: AccountContext,
  visitor: Visitor,
  mailed: StoredCode | null,
  refusal: ErrorCode,
): Promise<OpenedSession> {
  if (!mailed) throw new AppError(refusal);
  const user = await inTransaction(context.db, async (queries) => {
    const now = context.clock.now();
    if (!(await takeCode(queries, mailed.id, now))) throw new AppError(refusal);
    return activateUser(queries, mailed.email, now, { keepsPassword: false });
  });
  if (!user) throw new AppError(refusal);
  const opened = await openSession(context, visitor, user);
  if (!opened) throw new AppError(refusal);
  return opened;
}

/** Signs in with the mailed link's token, which nothing but this call uses up. Throws WRONG_LINK. */
export async function redeemMagicToken(
  context: AccountContext,
  visitor: Visitor,
  { token }: { token: string },
): Promise<OpenedSession> {
  await context.accountLimits.countLinkTry(visitor.address);
  const link = await findLink(context, ['magic'], token);
  return signInByMail(context, visitor, link, 'WRONG_LINK');
}

/** Signs in with the code from the mail. Throws WRONG_CODE; a code has five tries. */
export async function verifyMagicCode(
  context: AccountContext,
  visitor: Visitor,
  { email, code }: { email: string; code: string },
): Promise<OpenedSession> {
  await context.accountLimits.countCodeTry(email, visitor);
  const right = await tryCode(context, { purpose: 'magic', email }, code);
  return signInByMail(context, visitor, right, 'WRONG_CODE');
}

import { AppError } from '../../../shared/contract/base/errors';
import { inTransaction } from '../../db/inTransaction';
import { type CodeSubject, type StoredCode, spendTry, takeCode } from './service/codes';
import { openSession, type OpenedSession } from '../auth/service/openSession';
import type { Visitor } from '../auth/service/signInContext';
import type { AccountContext } from './service/accountContext';
import { activateUser } from './activateUser';
import type { ServiceContext } from '../../platform/context';
import { codeSecrets } from './service/codeSecrets';

/** Finishes a registration with the mailed code and signs in. Throws WRONG_CODE; a code has five tries. */
export async function verifyCode(
  context: AccountContext,
  visitor: Visitor,
  { email, code }: { email: string; code: string },
): Promise<OpenedSession> {
  await context.accountLimits.countCodeTry(email, visitor);
  const right = await tryCode(context, { purpose: 'verify', email }, code);
  if (!right) throw new AppError('WRONG_CODE');
  const user = await inTransaction(context.db, async (queries) => {
    const now = context.clock.now();
    if (!(await takeCode(queries, right.id, now))) throw new AppError('WRONG_CODE');
    return activateUser(queries, right.email, now, { keepsPassword: true });
  });
  if (!user) throw new AppError('WRONG_CODE');
  const opened = await openSession(context, visitor, user);
  if (!opened) throw new AppError('WRONG_CODE');
  return opened;
}

/**
 * The mailed code that was typed, or null where it is wrong, expired, used or tried too often. The try is counted
 * before it is judged and outside any transaction, so that neither many at once nor a rollback give more than
 * five. The caller still has to take it (`takeCode`).
 */
export async function tryCode(
  context: ServiceContext,
  { purpose, email }: CodeSubject,
  typed: string,
): Promise<StoredCode | null> {
  const subject = { purpose, email: email.trim().toLowerCase() };
  const code = await spendTry(context.db.queries, subject, context.clock.now());
  const typedHash = codeSecrets.hashOfCode(code?.id ?? '', typed);
  return code && codeSecrets.isSameHash(code.code_hash ?? '', typedHash) ? code : null;
}

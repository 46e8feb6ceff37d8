import { AppError } from '../../../shared/contract/base/errors';
import { inTransaction } from '../../db/inTransaction';
import { takeCode } from '../../db/repositories/people/codes';
import { openSession, type OpenedSession } from '../auth/openSession';
import type { Visitor } from '../auth/signInContext';
import type { AccountContext } from './accountContext';
import { activateUser } from './activateUser';
import { tryCode } from './tryCode';

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

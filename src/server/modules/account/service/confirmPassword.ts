import { AppError } from '../../../../shared/contract/base/errors';
import { findUserById } from './users';
import type { Caller } from '../../../platform/context';
import { isRightPassword } from '../../auth/service/passwords';
import type { AccountContext } from './accountContext';

/**
 * Asks a person who is signed in for their password again, before what a stolen session must not do; resolves to the
 * hash that it was judged by. Throws WRONG_CURRENT_PASSWORD, and TOO_MANY_REQUESTS: a session must not be good for guessing.
 */
export async function confirmPassword(
  context: AccountContext,
  { userId }: Caller,
  password: string,
): Promise<string> {
  await context.accountLimits.countConfirmation(userId);
  const hash = (await findUserById(context.db.queries, userId))?.password_hash ?? null;
  if (!(await isRightPassword(hash, password, { account: userId })) || hash === null)
    throw new AppError('WRONG_CURRENT_PASSWORD');
  await context.accountLimits.forgiveConfirmations(userId);
  return hash;
}

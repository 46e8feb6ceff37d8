import { AppError } from '../../../../shared/contract/base/errors';
import { findUserById } from './users';
import type { Caller } from '../../../platform/context';
import { inSharedTurnOf } from '../../../platform/limits/createPersonTurns';
import { isRightPassword } from '../../auth/service/passwords';
import type { AccountContext } from './accountContext';

/** Two passwords are checked at a time: calls that wait for it are not at work meanwhile, and leave their turns to others. */
export const confirmInTurn = inSharedTurnOf({
  ...{ atOnce: 4, perPerson: 1, waiting: 20 },
  ...{ perNetwork: 3, networkWaiting: 1000 },
});

/**
 * Asks a person who is signed in for their password again, before what a stolen session must not do; resolves to the
 * hash that it was judged by. Throws WRONG_CURRENT_PASSWORD, and TOO_MANY_REQUESTS: a session must not be good for guessing.
 */
export async function confirmPassword(
  context: AccountContext,
  { userId, sessionId }: Caller,
  password: string,
): Promise<string> {
  await context.accountLimits.countConfirmation(sessionId);
  const hash = (await findUserById(context.db.queries, userId))?.password_hash ?? null;
  if (!(await isRightPassword(hash, password, { account: userId })) || hash === null)
    throw new AppError('WRONG_CURRENT_PASSWORD');
  await context.accountLimits.forgiveConfirmations(sessionId);
  return hash;
}

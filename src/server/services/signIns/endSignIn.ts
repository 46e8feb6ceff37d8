import type { ReceivedOf } from '../../../shared/contract/base/endpoint';
import { AppError } from '../../../shared/contract/base/errors';
import type { endSignIn as endpoint } from '../../../shared/contract/account/signIns';
import { findSession, revokeSession } from '../../db/repositories/people/sessions';
import type { AccountContext } from '../account/accountContext';
import { confirmPassword } from '../account/confirmPassword';
import type { Caller } from '../context';

/**
 * Ends one of the caller's sessions, for who knows the password: whoever stole one must not throw the owner out. Throws
 * WRONG_CURRENT_PASSWORD, TOO_MANY_REQUESTS, and NOT_FOUND for another person's as for one that is not there.
 */
export async function endSignIn(
  context: AccountContext,
  caller: Caller,
  { id, password }: ReceivedOf<typeof endpoint>,
): Promise<null> {
  await confirmPassword(context, caller, password);
  const { queries } = context.db;
  if ((await findSession(queries, id))?.user_id !== caller.userId) throw new AppError('NOT_FOUND');
  await revokeSession(queries, id, context.clock.now());
  return null;
}

import {
  MOST_SIGN_INS,
  type SignIn,
  type endSignIn as endpoint,
} from '../../../shared/contract/account/signIns';
import { inTransaction } from '../../db/inTransaction';
import { findSession, listOpenSessions, revokeSession } from '../auth/service/sessions';
import { publish } from '../../events/publish';
import type { Caller, ServiceContext } from '../../platform/context';
import type { ReceivedOf } from '../../../shared/contract/base/endpoint';
import { AppError } from '../../../shared/contract/base/errors';
import type { AccountContext } from './service/accountContext';
import { confirmPassword } from './service/confirmPassword';

/** Where the caller is signed in, the session that asks first. */
export async function getSignIns({ db, clock }: ServiceContext, caller: Caller): Promise<SignIn[]> {
  const { userId, sessionId: firstId } = caller;
  const open = await listOpenSessions(db.queries, { userId, firstId, limit: MOST_SIGN_INS }, clock.now());
  return open.map(({ id, browser, operating_system, created_at, rotated_at }) => ({
    id,
    browser,
    operating_system,
    signed_in_at: created_at.toISOString(),
    last_used_at: rotated_at.toISOString(),
    is_current: id === firstId,
  }));
}

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
  await inTransaction(context.db, async (queries) => {
    if ((await findSession(queries, id))?.user_id !== caller.userId) throw new AppError('NOT_FOUND');
    await publish(queries, 'sign_in.ended', await revokeSession(queries, id, context.clock.now()));
  });
  return null;
}

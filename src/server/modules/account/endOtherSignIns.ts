import type { ReceivedOf } from '../../../shared/contract/base/endpoint';
import type { endOtherSignIns as endpoint } from '../../../shared/contract/account/signIns';
import { inTransaction } from '../../db/inTransaction';
import { forgetDevices } from '../auth/service/knownDevices';
import { findSession, revokeSessionsOf } from '../auth/service/sessions';
import { publish } from '../../events/publish';
import type { AccountContext } from './service/accountContext';
import { voidWaysIn } from './service/codes';
import { confirmPassword } from './service/confirmPassword';
import type { Caller } from '../../platform/context';

/**
 * Ends every session of the caller but the one that asks, and the links and codes for signing in that were mailed before; no browser
 * but its own is known any more. Throws WRONG_CURRENT_PASSWORD,
 * TOO_MANY_REQUESTS.
 */
export async function endOtherSignIns(
  context: AccountContext,
  caller: Caller,
  { password }: ReceivedOf<typeof endpoint>,
): Promise<null> {
  await confirmPassword(context, caller, password);
  await inTransaction(context.db, async (queries) => {
    const now = context.clock.now();
    const ended = await revokeSessionsOf(queries, caller.userId, now, caller.sessionId);
    await publish(queries, 'sign_in.ended', ended);
    await voidWaysIn(queries, caller.userId, now);
    const mine = await findSession(queries, caller.sessionId);
    await forgetDevices(queries, caller.userId, mine?.device_hash ?? null);
  });
  return null;
}

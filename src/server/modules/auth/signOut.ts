import { inTransaction } from '../../db/inTransaction';
import { revokeSession } from './service/sessions';
import { publish } from '../../events/publish';
import type { Caller, ServiceContext } from '../../platform/context';

/** Ends the caller's session: its access token and its refresh token are refused from the next call on. */
export async function signOut({ db, clock }: ServiceContext, caller: Caller): Promise<null> {
  await inTransaction(db, async (queries) => {
    await publish(queries, 'sign_in.ended', await revokeSession(queries, caller.sessionId, clock.now()));
  });
  return null;
}

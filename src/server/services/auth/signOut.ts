import { revokeSession } from '../../db/repositories/people/sessions';
import type { Caller, ServiceContext } from '../context';

/** Ends the caller's session: its access token and its refresh token are refused from the next call on. */
export async function signOut(context: ServiceContext, caller: Caller): Promise<null> {
  await revokeSession(context.db.queries, caller.sessionId, context.clock.now());
  return null;
}

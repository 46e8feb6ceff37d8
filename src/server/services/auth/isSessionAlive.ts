import { findActiveSessionUser } from '../../db/repositories/people/sessions';
import type { Caller, ServiceContext } from '../context';

/** Whether the session that somebody came with still stands: neither signed out nor run out. */
export async function isSessionAlive({ db, clock }: ServiceContext, caller: Caller): Promise<boolean> {
  const user = await findActiveSessionUser(db.queries, caller.sessionId, clock.now());
  return user?.id === caller.userId;
}

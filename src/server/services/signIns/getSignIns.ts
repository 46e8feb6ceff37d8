import { MOST_SIGN_INS, type SignIn } from '../../../shared/contract/account/signIns';
import { listOpenSessions } from '../../db/repositories/people/sessions';
import type { Caller, ServiceContext } from '../context';

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

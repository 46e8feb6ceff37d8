import { AppError } from '../../../shared/contract/base/errors';
import type { SessionUser } from '../../../shared/contract/account/sessionUser';
import { findSession } from '../../db/repositories/people/sessions';
import { findUserById } from '../../db/repositories/people/users';
import type { Caller, ServiceContext } from '../context';
import { sessionUserOf } from './sessionUserOf';

/** The person that the access token stands for. */
export async function whoAmI(
  context: ServiceContext,
  caller: Caller,
): Promise<{ result: true; user: SessionUser }> {
  const user = await findUserById(context.db.queries, caller.userId);
  const session = await findSession(context.db.queries, caller.sessionId);
  if (!user || !session) throw new AppError('UNAUTHENTICATED');
  return { result: true, user: sessionUserOf(user, session.previous_login_at) };
}

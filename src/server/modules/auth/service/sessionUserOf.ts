import type { SessionUser } from '../../../../shared/contract/account/sessionUser';
import { CLIENT_GROUP } from '../../../../shared/domain/people/groups';
import { type User, findUserById } from '../../account/service/users';
import { AppError } from '../../../../shared/contract/base/errors';
import { findSession } from './sessions';
import type { Caller, ServiceContext } from '../../../platform/context';

/** A stored user as sign-in, renewal and `who_am_i` tell it; `previousLoginAt` is the sign-in before this session's. */
export function sessionUserOf(user: User, previousLoginAt: Date | null): SessionUser {
  return {
    id: user.id,
    email: user.email,
    first_name: user.first_name,
    last_name: user.last_name,
    group_id: user.group_id,
    role: user.roles[0] ?? (user.group_id === CLIENT_GROUP ? 'client' : 'interpreter'),
    roles: user.roles,
    photo_url: user.photo_url,
    language: user.language,
    time_zone: user.time_zone,
    last_login_at: previousLoginAt?.toISOString() ?? null,
  };
}

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

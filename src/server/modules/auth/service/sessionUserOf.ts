import type { SessionUser } from '../../../../shared/contract/account/sessionUser';
import { CLIENT_GROUP } from '../../../../shared/domain/people/groups';
import { type User, findActiveUser } from '../../account/service/users';
import type { Queries } from '../../../db/database';
import { closedModulesOf } from '../../institute/service/refuseClosedModule';
import { AppError } from '../../../../shared/contract/base/errors';
import { findSession } from './sessions';
import type { Caller, ServiceContext } from '../../../platform/context';

/** A stored user without what their roles close; `previousLoginAt` is the sign-in before this session's. */
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

/** A stored user as sign-in, renewal and `who_am_i` tell it. */
export async function toldUser(
  queries: Queries,
  user: User,
  previousLoginAt: Date | null,
): Promise<SessionUser> {
  const { id: userId, group_id: groupId, roles } = user;
  const closed = await closedModulesOf(queries, { userId, groupId, roles });
  return {
    ...sessionUserOf(user, previousLoginAt),
    ...(closed.length > 0 && { closed_modules: closed }),
  };
}

/** The person that the access token stands for. */
export async function whoAmI(
  context: ServiceContext,
  caller: Caller,
): Promise<{ result: true; user: SessionUser }> {
  const user = await findActiveUser(context.db.queries, caller.userId);
  const session = await findSession(context.db.queries, caller.sessionId);
  if (!session) throw new AppError('UNAUTHENTICATED');
  return { result: true, user: await toldUser(context.db.queries, user, session.previous_login_at) };
}

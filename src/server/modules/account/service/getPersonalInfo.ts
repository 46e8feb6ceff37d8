import { AppError } from '../../../../shared/contract/base/errors';
import type { PersonalInfo } from '../../../../shared/contract/account/personalInfo';
import { type User, findUserById } from './users';
import type { Caller, ServiceContext } from '../../../platform/context';
import { sessionUserOf } from '../../auth/service/sessionUserOf';

/** The caller's own data. */
export async function getPersonalInfo({ db }: ServiceContext, caller: Caller): Promise<PersonalInfo> {
  const user = await findUserById(db.queries, caller.userId);
  if (!user) throw new AppError('UNAUTHENTICATED');
  return personalInfoOf(user);
}

/** A stored user as their own profile shows them. */
export function personalInfoOf(user: User): PersonalInfo {
  return {
    ...sessionUserOf(user, null),
    company: user.company,
    phone: user.phone,
    tier: user.tier,
    requested_tier: user.requested_tier,
    created_at: user.created_at.toISOString(),
  };
}

import type { PersonalInfo } from '../../../../shared/contract/account/personalInfo';
import { type User, findActiveUser } from './users';
import type { Caller, ServiceContext } from '../../../platform/context';
import { sessionUserOf } from '../../auth/service/sessionUserOf';

/** The caller's own data. */
export async function getPersonalInfo({ db }: ServiceContext, caller: Caller): Promise<PersonalInfo> {
  return personalInfoOf(await findActiveUser(db.queries, caller.userId));
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

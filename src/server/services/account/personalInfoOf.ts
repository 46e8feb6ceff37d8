import type { PersonalInfo } from '../../../shared/contract/account/personalInfo';
import type { User } from '../../db/repositories/people/users';
import { sessionUserOf } from '../auth/sessionUserOf';

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

import { randomUUID } from 'node:crypto';
import type { ReceivedOf } from '../../../shared/contract/base/endpoint';
import type * as endpoint from '../../../shared/contract/account/userAccount';
import type { InterfaceLanguage } from '../../../shared/domain/text/interfaceLanguages';
import { tierToApprove } from '../../../shared/domain/booking/tiers';
import type { Queries } from '../../db/database';
import { replaceRegistration } from './service/registrations';
import { insertUser, type User } from './service/users';
import type { Clock } from '../../platform/context';

export interface RegistrationWish {
  registration: ReceivedOf<typeof endpoint.registerUser>;
  language: InterfaceLanguage;
  passwordHash: string;
  /** who bore the address when the password was compared with theirs */
  known: User | null;
  isSamePassword: boolean;
}

/**
 * Keeps a registration, or gives back the account that the address has already. One that nobody confirmed gives
 * way to the next, whose password is kept where it is the same. Null where somebody else registered the address in
 * this moment: then it must be looked at again.
 */
export async function keepRegistration(
  queries: Queries,
  clock: Clock,
  wish: RegistrationWish,
): Promise<User | null> {
  const { registration, known } = wish;
  if (known?.verified_at) return known;
  const values = {
    first_name: registration.first_name,
    last_name: registration.last_name,
    group_id: registration.group_id,
    requested_tier: tierToApprove(registration.tier),
    language: wish.language,
    time_zone: registration.time_zone ?? null,
    created_at: clock.now(),
  };
  if (!known) {
    const { email } = registration;
    return insertUser(queries, { ...values, id: randomUUID(), email, password_hash: wish.passwordHash });
  }
  // Whoever types the mailed code owns the address, but cannot know whose password came with it, however long ago the other
  // one was: of two neither is kept, and they choose one by mail.
  const password_hash = wish.isSamePassword ? known.password_hash : null;
  return replaceRegistration(queries, known, { ...values, password_hash });
}

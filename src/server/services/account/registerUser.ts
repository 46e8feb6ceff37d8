import { randomUUID } from 'node:crypto';
import type { ReceivedOf } from '../../../contract/endpoint';
import type * as endpoint from '../../../contract/userAccount';
import { tierToApprove } from '../../../domain/tiers';
import type { Queries } from '../../db/database';
import { inTransaction } from '../../db/inTransaction';
import { hasLiveCode } from '../../db/repositories/codes';
import { replaceRegistration } from '../../db/repositories/registrations';
import { findUserByEmail, insertUser } from '../../db/repositories/users';
import type { Clock } from '../context';
import { queueMail } from '../mail/queueMail';
import { hashPassword, isRightPassword } from '../passwords';
import type { Visitor } from '../signInContext';
import type { AccountContext } from './accountContext';
import { mailCode } from './mailCode';
import { refuseGuessable } from './refuseGuessable';

type Registration = ReceivedOf<typeof endpoint.registerUser>;

/**
 * Registers somebody and mails the code that proves the address. Answer and work are the same for an address that
 * has an account: its owner is told by another mail, and nothing changes. Throws INVALID for a common password.
 */
export async function registerUser(
  context: AccountContext,
  visitor: Visitor,
  registration: Registration,
): Promise<{ email: string }> {
  refuseGuessable(registration.password, 'password', context);
  await context.accountLimits.countMail('register', registration.email, visitor.address);
  const passwordHash = await hashPassword(registration.password);
  const known = await findUserByEmail(context.db.queries, registration.email);
  const isSamePassword = await isRightPassword(known?.password_hash ?? null, registration.password);
  await inTransaction(context.db, async (queries) => {
    const email = registration.email.toLowerCase();
    const isContested =
      !isSamePassword && (await hasLiveCode(queries, { purpose: 'verify', email }, context.clock.now()));
    const kept = await keep(queries, context.clock, registration, visitor, isContested ? null : passwordHash);
    const language = kept.language ?? visitor.language;
    if (!kept.verified_at) return mailCode(queries, context.clock, kept, language);
    const values = { name: kept.first_name };
    await queueMail(queries, context.clock, {
      to: kept.email,
      language,
      template: 'alreadyRegistered',
      values,
    });
  });
  return { email: registration.email };
}

/**
 * A registration that nobody confirmed gives way to the next one. Where one for the same address waits for its
 * code with another password, neither is kept (`passwordHash` null): whoever types the mailed code owns the
 * address, but cannot know whose password came with it, and chooses one by mail instead.
 */
async function keep(
  queries: Queries,
  clock: Clock,
  registration: Registration,
  visitor: Visitor,
  passwordHash: string | null,
) {
  const values = {
    first_name: registration.first_name,
    last_name: registration.last_name,
    group_id: registration.group_id,
    requested_tier: tierToApprove(registration.tier),
    language: visitor.language,
    password_hash: passwordHash,
    created_at: clock.now(),
  };
  const { email } = registration;
  const user =
    (await insertUser(queries, { ...values, id: randomUUID(), email })) ??
    (await replaceRegistration(queries, email, values)) ??
    (await findUserByEmail(queries, email));
  if (!user) throw new Error('A user was deleted while somebody registered with the same address.');
  return user;
}

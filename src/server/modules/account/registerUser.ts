import type { ReceivedOf } from '../../../shared/contract/base/endpoint';
import { AppError } from '../../../shared/contract/base/errors';
import type * as endpoint from '../../../shared/contract/account/userAccount';
import { inTransaction } from '../../db/inTransaction';
import { claimInvitation, findInvitation } from '../institute/service/invitations';
import { findUserByEmail } from './service/users';
import { queueMail } from '../../platform/mail/queueMail';
import { accountOf } from '../auth/service/signInLimits';
import { hashPassword, isRightPassword } from '../auth/service/passwords';
import type { Visitor } from '../auth/service/signInContext';
import type { AccountContext } from './service/accountContext';
import { mailCode, askedPart } from './mailCode';
import { keepRegistration } from './keepRegistration';
import { refuseGuessable } from './service/refuseGuessable';

/** More than can be under way for one address at once, by its limit. */
const ATTEMPTS = 10;

/**
 * Registers somebody and mails the code that proves the address. Answer and work are the same for an address that
 * has an account: its owner is told by another mail, and nothing changes. Throws INVALID for a common password,
 * WRONG_INVITATION for one that is not (or no longer) good for the address.
 */
export async function registerUser(
  context: AccountContext,
  visitor: Visitor,
  registration: ReceivedOf<typeof endpoint.registerUser>,
): Promise<{ email: string }> {
  const { email, password } = registration;
  refuseGuessable(password, 'password', context);
  await context.accountLimits.countMail('register', email, visitor);
  const passwordHash = await hashPassword(password, { account: accountOf(email), address: visitor.address });
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const known = await findUserByEmail(context.db.queries, email);
    const isSamePassword = await isRightPassword(known?.password_hash ?? null, password, {
      account: accountOf(email),
      address: visitor.address,
    });
    const wish = { registration, language: visitor.language, passwordHash, known, isSamePassword };
    const isTold = await inTransaction(context.db, async (queries) => {
      const { invitation: token } = registration;
      const invitation = token ? await findInvitation(queries, token, context.clock.now(), email) : null;
      const user = await keepRegistration(queries, context.clock, wish);
      if (!user) return false;
      const language = user.language ?? visitor.language;
      if (user.verified_at) {
        const values = { name: user.first_name, ...askedPart(registration.asked) };
        const template = 'alreadyRegistered';
        await queueMail(queries, context.clock, { to: user.email, language, template, values });
      } else {
        await claimInvitation(queries, user.id, invitation?.id ?? null);
        await mailCode(queries, context.clock, user, { language, asked: registration.asked });
      }
      return true;
    });
    if (isTold) return { email };
  }
  throw new AppError('UNAVAILABLE');
}

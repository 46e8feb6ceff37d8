import type { ReceivedOf } from '../../../shared/contract/base/endpoint';
import type * as endpoint from '../../../shared/contract/account/userAccount';
import { inTransaction } from '../../db/inTransaction';
import { findUserByEmail } from './service/users';
import type { Visitor } from '../auth/service/signInContext';
import type { AccountContext } from './service/accountContext';
import { mailCode } from './mailCode';

/** Mails a new code to a registration that waits for one, once a minute; any other address gets the same answer. */
export async function regenerateCode(
  context: AccountContext,
  visitor: Visitor,
  { email, asked }: ReceivedOf<typeof endpoint.regenerateCode>,
): Promise<null> {
  await context.accountLimits.countMail('resend', email, visitor);
  await context.accountLimits.countResend(email);
  await inTransaction(context.db, async (queries) => {
    const user = await findUserByEmail(queries, email);
    if (user && !user.verified_at) {
      const language = user.language ?? visitor.language;
      await mailCode(queries, context.clock, user, { language, asked });
    }
  });
  return null;
}

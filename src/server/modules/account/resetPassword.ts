import { AppError } from '../../../shared/contract/base/errors';
import { inTransaction } from '../../db/inTransaction';
import { findUserByEmail } from './service/users';
import { queueMail } from '../../platform/mail/queueMail';
import type { Visitor } from '../auth/service/signInContext';
import type { AccountContext } from './service/accountContext';
import { codeSecrets } from './service/codeSecrets';
import { issueCode } from './service/issueCode';

/**
 * Mails a temporary password, which is good for one change of the password and for nothing else; the old one works
 * until then. An unknown address is NOT_REGISTERED, or costs the same and answers the same where the server hides
 * which addresses it knows.
 */
export async function resetPassword(
  context: AccountContext,
  visitor: Visitor,
  { email }: { email: string },
): Promise<null> {
  await context.accountLimits.countMail('reset', email, visitor);
  const password = codeSecrets.createTemporaryPassword();
  const isKnown = await inTransaction(context.db, async (queries) => {
    const user = await findUserByEmail(queries, email);
    const purpose = 'password_reset';
    const sendBefore = await issueCode(queries, context.clock, { purpose, email, code: password });
    if (!user) return false;
    await queueMail(queries, context.clock, {
      to: user.email,
      isProved: user.verified_at !== null,
      language: user.language ?? visitor.language,
      template: 'temporaryPassword',
      values: { name: user.verified_at ? user.first_name : '', password },
      sendBefore,
    });
    return true;
  });
  if (!isKnown && !context.hidesUnknownAccounts) throw new AppError('NOT_REGISTERED');
  return null;
}

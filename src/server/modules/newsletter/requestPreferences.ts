import { inTransaction } from '../../db/inTransaction';
import { findSubscriber } from './service/subscribers';
import type { AccountContext } from '../account/service/accountContext';
import { codeSecrets } from '../account/service/codeSecrets';
import { issueCode } from '../account/service/issueCode';
import { queueMail } from '../../platform/mail/queueMail';
import type { Visitor } from '../auth/service/signInContext';

/** Mails a reader the link behind which they change what they get; other addresses cost the same and get no mail. */
export async function requestPreferences(
  context: AccountContext,
  visitor: Visitor,
  { email }: { email: string },
): Promise<null> {
  await context.accountLimits.countMail('preferences', email, visitor);
  const token = codeSecrets.createToken();
  const unsubscribeToken = codeSecrets.createToken();
  await inTransaction(context.db, async (queries) => {
    const reader = await findSubscriber(queries, email);
    const sendBefore = await issueCode(queries, context.clock, { purpose: 'preferences', email, token });
    if (!reader) return;
    await issueCode(queries, context.clock, { purpose: 'unsubscribe', email, token: unsubscribeToken });
    await queueMail(queries, context.clock, {
      to: reader.email,
      language: reader.language,
      template: 'changePreferences',
      values: { token, unsubscribeToken },
      sendBefore,
    });
  });
  return null;
}

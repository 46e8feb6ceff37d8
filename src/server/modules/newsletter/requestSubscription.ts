import type { ReceivedOf } from '../../../shared/contract/base/endpoint';
import type { requestSubscription as endpoint } from '../../../shared/contract/account/publicSignUp';
import { inTransaction } from '../../db/inTransaction';
import { findSubscriber } from './service/subscribers';
import type { AccountContext } from '../account/service/accountContext';
import { codeSecrets } from '../account/service/codeSecrets';
import { issueCode } from '../account/service/issueCode';
import { queueMail } from '../../platform/mail/queueMail';
import type { Visitor } from '../auth/service/signInContext';
import { mailSubscribed } from './mailSubscribed';

/**
 * First half of the double opt-in: a link goes to the address, and nothing is kept of it but that link. Who reads
 * the newsletter already is told so by mail; the answer is the same.
 */
export async function requestSubscription(
  context: AccountContext,
  visitor: Visitor,
  request: ReceivedOf<typeof endpoint>,
): Promise<null> {
  const { email, topics, language = visitor.language } = request;
  await context.accountLimits.countMail('subscribe', email, visitor);
  await inTransaction(context.db, async (queries) => {
    const reader = await findSubscriber(queries, email);
    if (reader) return mailSubscribed(queries, context.clock, reader, { isNew: false });
    const token = codeSecrets.createToken();
    const details = { topics, language };
    const sendBefore = await issueCode(queries, context.clock, {
      purpose: 'subscribe',
      email,
      token,
      details,
    });
    await queueMail(queries, context.clock, {
      to: email,
      isProved: false,
      language,
      template: 'confirmSubscription',
      values: { token },
      sendBefore,
    });
  });
  return null;
}

import type { ReceivedOf } from '../../../shared/contract/base/endpoint';
import type * as endpoint from '../../../shared/contract/account/userAccount';
import { inTransaction } from '../../db/inTransaction';
import { findUserByEmail } from './service/users';
import { queueMail } from '../../platform/mail/queueMail';
import type { Visitor } from '../auth/service/signInContext';
import type { AccountContext } from './service/accountContext';
import { askedPart } from './mailCode';
import { codeSecrets } from './service/codeSecrets';
import { issueCode } from './service/issueCode';

/** Mails a code and a link for signing in without a password. An unknown address costs the same and gets no mail. */
export async function requestMagicCode(
  context: AccountContext,
  visitor: Visitor,
  { email, asked }: ReceivedOf<typeof endpoint.requestMagicCode>,
): Promise<null> {
  await context.accountLimits.countMail('magic', email, visitor);
  const secrets = { code: codeSecrets.createCode(), token: codeSecrets.createToken() };
  await inTransaction(context.db, async (queries) => {
    const user = await findUserByEmail(queries, email);
    const sendBefore = await issueCode(queries, context.clock, { purpose: 'magic', email, ...secrets });
    if (!user) return;
    await queueMail(queries, context.clock, {
      to: user.email,
      isProved: user.verified_at !== null,
      language: user.language ?? visitor.language,
      template: 'magicSignIn',
      values: { name: user.verified_at ? user.first_name : '', ...secrets, ...askedPart(asked) },
      sendBefore,
    });
  });
  return null;
}

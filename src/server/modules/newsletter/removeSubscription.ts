import type { ReceivedOf } from '../../../shared/contract/base/endpoint';
import { AppError } from '../../../shared/contract/base/errors';
import type { removeSubscription as endpoint } from '../../../shared/contract/account/publicSignUp';
import { inTransaction } from '../../db/inTransaction';
import { takeCode, voidCodes, findLink } from '../account/service/codes';
import { deleteSubscriber, findSubscriber } from './service/subscribers';
import type { AccountContext } from '../account/service/accountContext';
import { codeSecrets } from '../account/service/codeSecrets';
import { issueCode } from '../account/service/issueCode';
import { queueMail } from '../../platform/mail/queueMail';
import type { Visitor } from '../auth/service/signInContext';

/**
 * Leaves the newsletter: with a mail's token at once and as often as the link is opened, with an address by a link
 * that is mailed to it; whether the address is known is not told. Throws WRONG_LINK.
 */
export async function removeSubscription(
  context: AccountContext,
  visitor: Visitor,
  { token, email }: ReceivedOf<typeof endpoint>,
): Promise<{ removed: boolean }> {
  if (token !== undefined) {
    await removeByLink(context, visitor, token);
    return { removed: true };
  }
  await mailRemovalLink(context, visitor, email ?? '');
  return { removed: false };
}

async function removeByLink(context: AccountContext, visitor: Visitor, token: string): Promise<void> {
  const link = await findLink(context, ['unsubscribe', 'remove'], token);
  if (!link) {
    // Mail services leave for thousands of readers from one network: only guessing is counted.
    await context.accountLimits.countLinkTry(visitor.address);
    throw new AppError('WRONG_LINK');
  }
  await inTransaction(context.db, async (queries) => {
    const now = context.clock.now();
    if (link.purpose === 'remove' && !(await takeCode(queries, link.id, now))) {
      throw new AppError('WRONG_LINK');
    }
    // A confirmation or change that is still under way must not bring the reader back.
    await voidCodes(queries, { purpose: 'subscribe', email: link.email }, now);
    await voidCodes(queries, { purpose: 'preferences', email: link.email }, now);
    await deleteSubscriber(queries, link.email);
  });
}

async function mailRemovalLink(context: AccountContext, visitor: Visitor, email: string): Promise<void> {
  await context.accountLimits.countMail('unsubscribe', email, visitor);
  const token = codeSecrets.createToken();
  await inTransaction(context.db, async (queries) => {
    const reader = await findSubscriber(queries, email);
    const sendBefore = await issueCode(queries, context.clock, { purpose: 'remove', email, token });
    if (!reader) return;
    await queueMail(queries, context.clock, {
      to: reader.email,
      language: reader.language,
      template: 'confirmRemoval',
      values: { token },
      sendBefore,
    });
  });
}

import { AppError } from '../../../shared/contract/base/errors';
import { Subscription } from '../../../shared/contract/account/publicSignUp';
import { inTransaction } from '../../db/inTransaction';
import { takeCode, findLink } from '../account/service/codes';
import { saveSubscriber, subscriptionOf } from './service/subscribers';
import type { AccountContext } from '../account/service/accountContext';
import type { Visitor } from '../auth/service/signInContext';
import { mailSubscribed } from './mailSubscribed';

const Choice = Subscription.pick({ topics: true, language: true });

/** Second half of the double opt-in. Throws WRONG_LINK. */
export async function confirmSubscription(
  context: AccountContext,
  visitor: Visitor,
  { token }: { token: string },
): Promise<Subscription> {
  await context.accountLimits.countLinkTry(visitor.address);
  const link = await findLink(context, ['subscribe'], token);
  if (!link) throw new AppError('WRONG_LINK');
  return inTransaction(context.db, async (queries) => {
    const now = context.clock.now();
    if (!(await takeCode(queries, link.id, now))) throw new AppError('WRONG_LINK');
    const reader = await saveSubscriber(queries, link.email, Choice.parse(link.details), now);
    await mailSubscribed(queries, context.clock, reader, { isNew: true });
    return subscriptionOf(reader);
  });
}

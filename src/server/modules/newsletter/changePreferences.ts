import type { ReceivedOf } from '../../../shared/contract/base/endpoint';
import { AppError } from '../../../shared/contract/base/errors';
import type {
  changePreferences as endpoint,
  Subscription,
} from '../../../shared/contract/account/publicSignUp';
import { inTransaction } from '../../db/inTransaction';
import { takeCode, findLink } from '../account/service/codes';
import { changeSubscriber, findSubscriber, subscriptionOf } from './service/subscribers';
import type { AccountContext } from '../account/service/accountContext';
import type { Visitor } from '../auth/service/signInContext';

/**
 * With the mailed link alone it tells what the reader gets, as often as the page is opened; with a choice it
 * changes that and the link is used up. Throws WRONG_LINK, also for somebody who has left meanwhile.
 */
export async function changePreferences(
  context: AccountContext,
  visitor: Visitor,
  { token, ...choice }: ReceivedOf<typeof endpoint>,
): Promise<Subscription> {
  await context.accountLimits.countLinkTry(visitor.address);
  const link = await findLink(context, ['preferences'], token);
  if (!link) throw new AppError('WRONG_LINK');
  const isQuestion = choice.topics === undefined && choice.language === undefined;
  const reader = await inTransaction(context.db, async (queries) => {
    const now = context.clock.now();
    if (isQuestion) return findSubscriber(queries, link.email);
    if (!(await takeCode(queries, link.id, now))) return null;
    return changeSubscriber(queries, link.email, choice, now);
  });
  if (!reader) throw new AppError('WRONG_LINK');
  return subscriptionOf(reader);
}

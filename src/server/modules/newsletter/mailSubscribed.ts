import type { Queries } from '../../db/database';
import { type Subscriber, subscriptionOf } from './service/subscribers';
import { codeSecrets } from '../account/service/codeSecrets';
import { issueCode } from '../account/service/issueCode';
import type { Clock } from '../../platform/context';
import { queueMail } from '../../platform/mail/queueMail';

/** Tells a reader what they get, with a way out of its own. */
export async function mailSubscribed(
  queries: Queries,
  clock: Clock,
  subscriber: Subscriber,
  { isNew }: { isNew: boolean },
): Promise<void> {
  const { email, language } = subscriber;
  const unsubscribeToken = codeSecrets.createToken();
  await issueCode(queries, clock, { purpose: 'unsubscribe', email, token: unsubscribeToken });
  const { topics } = subscriptionOf(subscriber);
  const values = { topics, isNew, unsubscribeToken };
  await queueMail(queries, clock, { to: email, language, template: 'subscribed', values });
}

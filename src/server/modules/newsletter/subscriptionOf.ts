import { z } from 'zod';
import type { Subscription } from '../../../shared/contract/account/publicSignUp';
import { NEWSLETTER_TOPICS } from '../../../shared/domain/people/newsletterTopics';
import type { Subscriber } from './service/subscribers';

/** A stored reader as the wire tells them; a topic that is gone is left out. */
export function subscriptionOf({ email, topics, language }: Subscriber): Subscription {
  const known = z.enum(NEWSLETTER_TOPICS);
  return { email, language, topics: topics.flatMap((topic) => known.safeParse(topic).data ?? []) };
}

import type { Selectable } from 'kysely';
import type { InterfaceLanguage } from '../../../../shared/domain/text/interfaceLanguages';
import type { Queries } from '../../../db/database';
import type { SubscribersTable } from '../../../db/tables/mailTables';
import { z } from 'zod';
import type { Subscription } from '../../../../shared/contract/account/publicSignUp';
import { NEWSLETTER_TOPICS } from '../../../../shared/domain/people/newsletterTopics';

export type Subscriber = Selectable<SubscribersTable>;

export interface SubscriptionChoice {
  topics: string[];
  language: InterfaceLanguage;
}

export async function findSubscriber(queries: Queries, email: string): Promise<Subscriber | null> {
  const found = queries.selectFrom('subscribers').selectAll().where('email', '=', email.trim().toLowerCase());
  return (await found.executeTakeFirst()) ?? null;
}

/** A confirmed reader; one who was there already keeps the day and takes the new choice. */
export async function saveSubscriber(
  queries: Queries,
  email: string,
  choice: SubscriptionChoice,
  at: Date,
): Promise<Subscriber> {
  return queries
    .insertInto('subscribers')
    .values({ email: email.trim().toLowerCase(), ...choice, confirmed_at: at, updated_at: at })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ ...choice, updated_at: at }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Null where the address does not read the newsletter. */
export async function changeSubscriber(
  queries: Queries,
  email: string,
  choice: Partial<SubscriptionChoice>,
  at: Date,
): Promise<Subscriber | null> {
  const changed = queries
    .updateTable('subscribers')
    .set({ ...choice, updated_at: at })
    .where('email', '=', email)
    .returningAll();
  return (await changed.executeTakeFirst()) ?? null;
}

export async function deleteSubscriber(queries: Queries, email: string): Promise<void> {
  await queries.deleteFrom('subscribers').where('email', '=', email).execute();
}

/** A stored reader as the wire tells them; a topic that is gone is left out. */
export function subscriptionOf({ email, topics, language }: Subscriber): Subscription {
  const known = z.enum(NEWSLETTER_TOPICS);
  return { email, language, topics: topics.flatMap((topic) => known.safeParse(topic).data ?? []) };
}

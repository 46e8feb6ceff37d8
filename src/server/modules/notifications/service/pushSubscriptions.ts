import { sql } from 'kysely';
import type { Queries } from '../../../db/database';
import type { PushTarget } from '../../../platform/push/createPushSender';

/** Browsers of one person; the ones that were allowed last are kept. */
export const MOST_DEVICES = 10;

interface NewSubscription extends PushTarget {
  person_id: string;
  session_id: string;
  created_at: Date;
}

/** A browser that is known already belongs to whoever is signed in there now. */
export async function keepSubscription(queries: Queries, subscription: NewSubscription): Promise<void> {
  await queries
    .insertInto('push_subscriptions')
    .values(subscription)
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(subscription))
    .execute();
  const older = queries
    .selectFrom('push_subscriptions')
    .select('id')
    .where('person_id', '=', subscription.person_id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .offset(MOST_DEVICES);
  await queries.deleteFrom('push_subscriptions').where('id', 'in', older).execute();
}

export async function dropSubscription(queries: Queries, endpoint: string, personId?: string): Promise<void> {
  const dropped = queries.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint);
  await (personId === undefined ? dropped : dropped.where('person_id', '=', personId)).execute();
}

/** Of sign-ins that still stand. */
export async function listSubscriptions(queries: Queries, people: readonly string[], now: Date) {
  return queries
    .selectFrom('push_subscriptions')
    .innerJoin('sessions', 'sessions.id', 'push_subscriptions.session_id')
    .select(['push_subscriptions.person_id', 'endpoint', 'p256dh', 'auth'])
    .where('push_subscriptions.person_id', 'in', people)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .execute();
}

/** Takes notifications that are due, so that no other server does within the lease; none of the people in `without`. */
export async function claimDuePushes(
  queries: Queries,
  wish: { now: Date; leaseUntil: Date; limit: number; without: readonly string[] },
): Promise<{ id: string; push_tries: number }[]> {
  const { now, leaseUntil, limit, without } = wish;
  const due = queries
    .selectFrom('notifications')
    .select('id')
    .where('push_at', '<=', now)
    .$if(without.length > 0, (query) => query.where('person_id', 'not in', without))
    .orderBy('push_at')
    .limit(limit)
    .forUpdate()
    .skipLocked();
  return queries
    .with('due', () => due)
    .updateTable('notifications')
    .from('due')
    .set({ push_at: leaseUntil, push_tries: sql`push_tries + 1` })
    .whereRef('notifications.id', '=', 'due.id')
    .returning(['notifications.id', 'notifications.push_tries'])
    .execute();
}

/** Null: it is done with. One that was read meanwhile stays so. */
export async function setPushAt(queries: Queries, id: string, at: Date | null): Promise<void> {
  await queries
    .updateTable('notifications')
    .set({ push_at: at })
    .where('id', '=', id)
    .where('push_at', 'is not', null)
    .execute();
}

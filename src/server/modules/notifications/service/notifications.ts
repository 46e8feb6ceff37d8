import { sql } from 'kysely';
import type { Queries } from '../../../db/database';

export type NotificationRow = Awaited<ReturnType<typeof listNotifications>>[number];

interface Stretch {
  onlyUnread: boolean;
  /** leaves out offers of which they were not notified: so many others asked them */
  onlyNotified?: boolean;
  offset: number;
  limit: number;
}

/** A person's own, the newest first. */
export async function listNotifications(
  queries: Queries,
  personId: string,
  { onlyUnread, onlyNotified = false, offset, limit }: Stretch,
) {
  // Chosen before anything is joined: who leafs far back would have all pages before that one put together.
  const chosen = queries
    .selectFrom('notifications')
    .select('id')
    .where('person_id', '=', personId)
    .$if(onlyUnread, (all) => all.where('read_at', 'is', null))
    .$if(onlyNotified, (all) =>
      all.where(
        sql<boolean>`NOT EXISTS (SELECT FROM call_offers WHERE call_offers.call_id = notifications.call_id
          AND call_offers.interpreter_id = notifications.person_id AND NOT call_offers.is_notified)`,
      ),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit);
  return selectNotifications(queries)
    .where('notifications.id', 'in', chosen)
    .orderBy('notifications.at', 'desc')
    .orderBy('notifications.id', 'desc')
    .execute();
}

/** With the booking as it is now, and the name of the other one of booking or thread. */
export function selectNotifications(queries: Queries) {
  const other = sql<string>`CASE notifications.person_id
    WHEN coalesce(bookings.client_id, threads.client_id, calls.client_id)
      THEN coalesce(bookings.interpreter_id, threads.interpreter_id)
    ELSE coalesce(bookings.client_id, threads.client_id, calls.client_id) END`;
  return queries
    .selectFrom('notifications')
    .leftJoin('bookings', (join) =>
      join
        .onRef('bookings.interpreter_id', '=', 'notifications.interpreter_id')
        .onRef('bookings.id', '=', 'notifications.booking_id'),
    )
    .leftJoin('threads', 'threads.id', 'notifications.thread_id')
    .leftJoin('calls', 'calls.id', 'notifications.call_id')
    .leftJoin('users as other', (join) => join.on('other.id', '=', other))
    .select(['notifications.id', 'notifications.person_id', 'notifications.kind', 'notifications.at'])
    .select(['notifications.read_at', 'notifications.thread_id', 'notifications.booking_id'])
    .select(['bookings.status', 'notifications.call_id'])
    .select(({ fn }) => [
      fn.coalesce('bookings.title', sql<string | null>`calls.wish ->> 'meetingTitle'`).as('title'),
      fn.coalesce('bookings.starts_at', 'calls.starts_at').as('starts_at'),
      fn
        .coalesce('bookings.meeting_zone', sql<string | null>`calls.wish ->> 'meetingTimezone'`)
        .as('meeting_zone'),
    ])
    .select(['other.id as other_id', 'other.first_name', 'other.last_name', 'other.photo_url']);
}

export async function countNotifications(queries: Queries, personId: string): Promise<number> {
  const found = queries
    .selectFrom('notifications')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('person_id', '=', personId);
  return Number((await found.executeTakeFirstOrThrow()).total);
}

export async function countUnreadNotifications(queries: Queries, personId: string): Promise<number> {
  const found = queries
    .selectFrom('notifications')
    .select(({ fn }) => fn.countAll<number>().as('unread'))
    .where('person_id', '=', personId)
    .where('read_at', 'is', null);
  return Number((await found.executeTakeFirstOrThrow()).unread);
}

/** Whether it is theirs at all; one that was read before stays as it was. */
export async function isOwnNotification(queries: Queries, personId: string, id: string): Promise<boolean> {
  const found = queries
    .selectFrom('notifications')
    .select('id')
    .where('id', '=', id)
    .where('person_id', '=', personId);
  return (await found.executeTakeFirst()) !== undefined;
}

/** Which unread ones of a person; all of them, where nothing is said. */
interface Which {
  id?: string;
  threadId?: string;
  callId?: string;
  until?: Date;
}

/** Marks them read and takes them out of what is to be mailed; returns how many. */
export async function setNotificationsRead(
  queries: Queries,
  personId: string,
  at: Date,
  { id, threadId, callId, until }: Which,
): Promise<number> {
  let unread = queries
    .updateTable('notifications')
    .set({ read_at: at, mail_at: null, push_at: null })
    .where('person_id', '=', personId)
    .where('read_at', 'is', null);
  if (id !== undefined) unread = unread.where('id', '=', id);
  if (threadId !== undefined) unread = unread.where('thread_id', '=', threadId);
  if (callId !== undefined) unread = unread.where('call_id', '=', callId);
  if (until !== undefined) unread = unread.where('at', '<=', until);
  return (await unread.returning('id').execute()).length;
}

export async function deleteNotificationsBefore(queries: Queries, before: Date): Promise<void> {
  await queries.deleteFrom('notifications').where('at', '<', before).execute();
}

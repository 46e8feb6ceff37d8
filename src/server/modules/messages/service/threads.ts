import { sql, type Selectable } from 'kysely';
import type { Queries } from '../../../db/database';
import type { ThreadsTable } from '../../../db/tables/talkTables';

export type ThreadParty = 'client' | 'interpreter';
export type StoredThread = Selectable<ThreadsTable>;

/** Screens show 99+ for more than 99: who writes day after day makes nobody count all of it with each list. */
const MOST_COUNTED = 100;

/** A thread as one party's list shows it: with the other person, the last message and what is unread. */
export type ThreadRow = Awaited<ReturnType<ReturnType<typeof selectThreads>['executeTakeFirstOrThrow']>>;

/** Those in which something was said: one that was only opened is nobody's affair but of who opened it. */
export async function listThreadRows(
  queries: Queries,
  party: ThreadParty,
  userId: string,
  limit: number,
): Promise<ThreadRow[]> {
  const rows = selectThreads(queries, party, userId)
    .where('threads.last_seq', '>', 0)
    .orderBy('threads.last_at', 'desc')
    .orderBy('threads.id')
    .limit(limit);
  return rows.execute();
}

/** Null where it is not there or not theirs. */
export async function findThreadRow(
  queries: Queries,
  party: ThreadParty,
  userId: string,
  id: string,
): Promise<ThreadRow | null> {
  return (
    (await selectThreads(queries, party, userId).where('threads.id', '=', id).executeTakeFirst()) ?? null
  );
}

/** The thread itself, locked until the transaction ends: its messages are numbered one after the other. */
export async function lockThread(queries: Queries, id: string): Promise<StoredThread | null> {
  const found = queries.selectFrom('threads').selectAll().where('id', '=', id).forUpdate();
  return (await found.executeTakeFirst()) ?? null;
}

export async function findThreadId(
  queries: Queries,
  clientId: string,
  interpreterId: string,
): Promise<string | null> {
  const found = queries
    .selectFrom('threads')
    .select('id')
    .where('client_id', '=', clientId)
    .where('interpreter_id', '=', interpreterId);
  return (await found.executeTakeFirst())?.id ?? null;
}

/** Of several at once, one makes it; the others find it. */
export async function insertThread(
  queries: Queries,
  thread: { id: string; client_id: string; interpreter_id: string; created_at: Date },
): Promise<void> {
  await queries
    .insertInto('threads')
    .values({ ...thread, last_at: thread.created_at })
    .onConflict((conflict) => conflict.columns(['client_id', 'interpreter_id']).doNothing())
    .execute();
}

/** Deletes a person's threads in which nothing was said. */
export async function deleteEmptyThreads(queries: Queries, userId: string): Promise<void> {
  await queries
    .deleteFrom('threads')
    .where((eb) => eb.or([eb('client_id', '=', userId), eb('interpreter_id', '=', userId)]))
    .where('last_seq', '=', 0)
    .execute();
}

/** Never back, and never beyond what there is. False where nothing is new, so nobody is told. */
export async function setRead(
  queries: Queries,
  party: ThreadParty,
  id: string,
  seq: number,
): Promise<boolean> {
  const column = `${party}_read_seq` as const;
  const changed = queries
    .updateTable('threads')
    .set({ [column]: sql`least(${seq}::integer, last_seq)` })
    .where('id', '=', id)
    .where(sql<boolean>`${sql.ref(column)} < least(${seq}::integer, last_seq)`)
    .returning('id');
  return (await changed.executeTakeFirst()) !== undefined;
}

/** Unread messages in all of a person's threads, `MOST_COUNTED` at most. */
export async function countUnread(queries: Queries, party: ThreadParty, userId: string): Promise<number> {
  // As many of each thread: a plain join with a limit may be planned as a search through everybody's messages.
  const { rows } = await sql<{ unread: number }>`
    SELECT count(*) AS unread FROM (
      SELECT FROM threads CROSS JOIN LATERAL ${unreadOf(party, userId)} AS recent
      WHERE ${sql.ref(`threads.${party}_id`)} = ${userId} AND last_seq > ${sql.ref(`${party}_read_seq`)}
      LIMIT ${sql.lit(MOST_COUNTED)}) AS counted`.execute(queries);
  return rows[0]?.unread ?? 0;
}

/** Of one thread, `MOST_COUNTED` at most. */
function unreadOf(party: ThreadParty, userId: string) {
  return sql`(SELECT FROM messages WHERE messages.thread_id = threads.id
    AND messages.seq > ${sql.ref(`threads.${party}_read_seq`)} AND messages.author_id <> ${userId}
    LIMIT ${sql.lit(MOST_COUNTED)})`;
}

function selectThreads(queries: Queries, party: ThreadParty, userId: string) {
  const other = party === 'client' ? 'interpreter' : 'client';
  const unread = sql<number>`(SELECT count(*) FROM ${unreadOf(party, userId)} AS recent)`;
  return queries
    .selectFrom('threads')
    .innerJoin('users as other', 'other.id', `threads.${other}_id`)
    .leftJoin('messages as last', (join) =>
      join.onRef('last.thread_id', '=', 'threads.id').onRef('last.seq', '=', 'threads.last_seq'),
    )
    .leftJoin('message_files as file', (join) =>
      join.onRef('file.thread_id', '=', 'last.thread_id').onRef('file.message_id', '=', 'last.id'),
    )
    .leftJoin('bookings', (join) =>
      join
        .onRef('bookings.interpreter_id', '=', 'file.interpreter_id')
        .onRef('bookings.id', '=', 'file.booking_id'),
    )
    .select([
      ...(['threads.id', 'threads.client_id', 'threads.interpreter_id', 'threads.last_at'] as const),
      ...(['other.id as other_id', 'other.first_name', 'other.last_name', 'other.photo_url'] as const),
      'other.deleted_at as other_deleted_at',
      ...(['last.id as last_id', 'last.seq', 'last.author_id', 'last.body', 'last.sent_at'] as const),
      ...(['file.name as file_name', 'file.size as file_size', 'file.booking_id'] as const),
      'file.removed_at as file_removed_at',
      'bookings.status as booking_status',
      `threads.${other}_read_seq as read_by_other`,
    ])
    .select(unread.as('unread'))
    .where(`threads.${party}_id`, '=', userId);
}

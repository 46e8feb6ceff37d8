import type { Selectable } from 'kysely';
import type { Queries } from '../database';
import type { MessagesTable } from '../tables/talkTables';

export type StoredMessage = Selectable<MessagesTable>;

/** Up to `limit` messages before a number (or the last ones), the latest first. */
export async function listMessages(
  queries: Queries,
  threadId: string,
  before: number | undefined,
  limit: number,
): Promise<StoredMessage[]> {
  return queries
    .selectFrom('messages')
    .selectAll()
    .where('thread_id', '=', threadId)
    .$if(before !== undefined, (some) => some.where('seq', '<', before ?? 0))
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute();
}

export async function findMessage(
  queries: Queries,
  threadId: string,
  id: string,
): Promise<StoredMessage | null> {
  const found = queries
    .selectFrom('messages')
    .selectAll()
    .where('thread_id', '=', threadId)
    .where('id', '=', id);
  return (await found.executeTakeFirst()) ?? null;
}

/** Stores the thread's next message; the caller holds the thread's lock. */
export async function insertMessage(queries: Queries, message: StoredMessage): Promise<void> {
  await queries
    .updateTable('threads')
    .set({ last_seq: message.seq, last_at: message.sent_at })
    .where('id', '=', message.thread_id)
    .execute();
  await queries.insertInto('messages').values(message).execute();
}

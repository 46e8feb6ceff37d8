import { type Insertable, type Selectable, sql } from 'kysely';
import type { Queries } from '../../../db/database';
import { hashOfUpload } from '../../uploads/service/uploadContext';
import type { BookingKey } from '../../bookings/service/bookings';
import type { MessageFilesTable, MessagesTable } from '../../../db/tables/talkTables';

export type NewMessage = Selectable<MessagesTable>;
/** A message with what is known of its file, but for the bytes. */
export type StoredMessage = Awaited<ReturnType<ReturnType<typeof selectMessages>['executeTakeFirstOrThrow']>>;

/** Up to `limit` messages before a number (or the last ones), the latest first. */
export async function listMessages(
  queries: Queries,
  threadId: string,
  before: number | undefined,
  limit: number,
): Promise<StoredMessage[]> {
  return selectMessages(queries)
    .where('messages.thread_id', '=', threadId)
    .$if(before !== undefined, (some) => some.where('messages.seq', '<', before ?? 0))
    .orderBy('messages.seq', 'desc')
    .limit(limit)
    .execute();
}

export async function findMessage(
  queries: Queries,
  threadId: string,
  id: string,
): Promise<StoredMessage | null> {
  const found = selectMessages(queries)
    .where('messages.thread_id', '=', threadId)
    .where('messages.id', '=', id);
  return (await found.executeTakeFirst()) ?? null;
}

/** Stores the thread's next message; the caller holds the thread's lock. */
export async function insertMessage(queries: Queries, message: NewMessage): Promise<void> {
  await queries
    .updateTable('threads')
    .set({ last_seq: message.seq, last_at: message.sent_at })
    .where('id', '=', message.thread_id)
    .execute();
  await queries.insertInto('messages').values(message).execute();
}

export async function insertFile(queries: Queries, file: Insertable<MessageFilesTable>): Promise<void> {
  await queries.insertInto('message_files').values(file).execute();
}

/** Whether these are the bytes of a message's file: told by their hash, for they may be millions. */
export async function isStored(
  queries: Queries,
  { thread_id, id }: { thread_id: string; id: string },
  bytes: Buffer,
): Promise<boolean> {
  const found = queries
    .selectFrom('message_files')
    .select('message_id')
    .where('thread_id', '=', thread_id)
    .where('message_id', '=', id)
    .where(sql<boolean>`sha256(content) = ${hashOfUpload(bytes)}`);
  return (await found.executeTakeFirst()) !== undefined;
}

/** The bytes of all files that are kept for a person: what they sent, and the documents of their credentials. */
export async function sumFileSizes(queries: Queries, personId: string): Promise<number> {
  const summed = await sql<{ bytes: string }>`
    SELECT coalesce(sum(size), 0)::text AS bytes FROM (
      SELECT size FROM message_files WHERE author_id = ${personId} AND removed_at IS NULL
      UNION ALL
      SELECT size FROM credential_documents JOIN credentials ON credentials.id = credential_id
      WHERE interpreter_id = ${personId}
    ) AS kept`.execute(queries);
  return Number(summed.rows[0]?.bytes ?? 0);
}

/** Some bytes of a file; fewer at its end, and null where it is not there (any more). */
export async function findFilePiece(
  queries: Queries,
  threadId: string,
  id: string,
  { from, bytes }: { from: number; bytes: number },
): Promise<Buffer | null> {
  const found = queries
    .selectFrom('message_files')
    .select(sql<Buffer>`substring(content from ${from + 1}::integer for ${bytes}::integer)`.as('piece'))
    .where('thread_id', '=', threadId)
    .where('message_id', '=', id)
    .where('removed_at', 'is', null);
  return (await found.executeTakeFirst())?.piece ?? null;
}

/** The briefing documents of a booking, the oldest first, without their bytes. */
export async function listBriefings(
  queries: Queries,
  { interpreter_id, id }: BookingKey,
): Promise<Pick<MessageFilesTable, 'thread_id' | 'message_id' | 'name' | 'size'>[]> {
  return queries
    .selectFrom('message_files as file')
    .innerJoin('messages', (join) =>
      join.onRef('messages.thread_id', '=', 'file.thread_id').onRef('messages.id', '=', 'file.message_id'),
    )
    .select(['file.thread_id', 'file.message_id', 'file.name', 'file.size'])
    .where('file.interpreter_id', '=', interpreter_id)
    .where('file.booking_id', '=', id)
    .where('file.removed_at', 'is', null)
    .orderBy('messages.seq')
    .execute();
}

function selectMessages(queries: Queries) {
  return queries
    .selectFrom('messages')
    .leftJoin('message_files as file', (join) =>
      join.onRef('file.thread_id', '=', 'messages.thread_id').onRef('file.message_id', '=', 'messages.id'),
    )
    .leftJoin('bookings', (join) =>
      join
        .onRef('bookings.interpreter_id', '=', 'file.interpreter_id')
        .onRef('bookings.id', '=', 'file.booking_id'),
    )
    .select([
      ...(['messages.thread_id', 'messages.seq', 'messages.id', 'messages.author_id'] as const),
      ...(['messages.body', 'messages.sent_at'] as const),
      ...([
        'file.name as file_name',
        'file.size as file_size',
        'file.media_type',
        'file.booking_id',
        'file.removed_at as file_removed_at',
      ] as const),
      'bookings.status as booking_status',
    ]);
}

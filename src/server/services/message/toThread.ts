import type { Message, Thread } from '../../../contract/message';
import type { StoredMessage } from '../../db/repositories/messages';
import type { ThreadRow } from '../../db/repositories/threads';

/** A thread as the wire tells it to one of its two people. */
export function toThread(row: ThreadRow): Thread {
  return {
    id: row.id,
    client_id: row.client_id,
    interpreter_id: row.interpreter_id,
    person: {
      id: row.other_id,
      name: `${row.first_name} ${row.last_name}`.trim(),
      photo_url: row.photo_url,
    },
    last_message: lastMessageOf(row),
    last_at: row.last_at.toISOString(),
    unread: row.unread,
    read_by_other: row.read_by_other,
  };
}

export function toMessage({ id, seq, author_id, body, sent_at }: Omit<StoredMessage, 'thread_id'>): Message {
  return { id, seq, author_id, text: body, sent_at: sent_at.toISOString() };
}

function lastMessageOf({ last_id: id, seq, author_id, body, sent_at }: ThreadRow): Message | null {
  if (id === null || seq === null || author_id === null || body === null || sent_at === null) return null;
  return toMessage({ id, seq, author_id, body, sent_at });
}

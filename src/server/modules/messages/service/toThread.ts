import type { Message, MessageFile, Thread } from '../../../../shared/contract/bookings/message';
import type { BookingStatus } from '../../../../shared/domain/booking/bookingLife';
import { maySeeLink } from '../../../../shared/domain/booking/sessionRoom';
import type { StoredMessage } from './messages';
import type { ThreadParty, ThreadRow } from './threads';

type Shown = Omit<StoredMessage, 'thread_id' | 'media_type'>;

export const NO_FILE = {
  ...{ file_name: null, file_size: null, file_removed_at: null },
  ...{ booking_id: null, booking_status: null },
} as const;

/** A thread as the wire tells it to one of its two people. */
export function toThread(row: ThreadRow, reader: ThreadParty): Thread {
  return {
    id: row.id,
    client_id: row.client_id,
    interpreter_id: row.interpreter_id,
    person: {
      id: row.other_id,
      name: `${row.first_name} ${row.last_name}`.trim(),
      photo_url: row.photo_url,
      is_gone: row.other_deleted_at !== null,
    },
    last_message: lastMessageOf(row, reader),
    last_at: row.last_at.toISOString(),
    unread: row.unread,
    read_by_other: row.read_by_other,
  };
}

/** A message as one of the two may see it. */
export function toMessage(message: Shown, reader: ThreadParty): Message {
  const { id, seq, author_id, body, sent_at } = message;
  const file = fileOf(message, reader);
  return { id, seq, author_id, text: file ? '' : body, file, sent_at: sent_at.toISOString() };
}

/** A briefing document is the client's own affair until the interpreter has agreed to come, its name included. */
export function isSealed(status: BookingStatus | null, reader: ThreadParty): boolean {
  return reader === 'interpreter' && status !== null && !maySeeLink(status);
}

const NOTHING = { name: '', size: 0 };

function fileOf(message: Shown, reader: ThreadParty): MessageFile | null {
  const { file_name: name, file_size: size, booking_id, booking_status } = message;
  if (name === null || size === null) return null;
  if (message.file_removed_at !== null) return { ...NOTHING, booking_id, is_sealed: false, is_removed: true };
  if (isSealed(booking_status, reader)) {
    return { ...NOTHING, booking_id, is_sealed: true, is_removed: false };
  }
  return { name, size, booking_id, is_sealed: false, is_removed: false };
}

function lastMessageOf(row: ThreadRow, reader: ThreadParty): Message | null {
  const { last_id: id, seq, author_id, body, sent_at } = row;
  if (id === null || seq === null || author_id === null || body === null || sent_at === null) return null;
  return toMessage({ ...row, id, seq, author_id, body, sent_at }, reader);
}

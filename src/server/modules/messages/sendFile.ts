import type { ReceivedOf } from '../../../shared/contract/base/endpoint';
import { AppError } from '../../../shared/contract/base/errors';
import type { Message, sendFile as endpoint } from '../../../shared/contract/bookings/message';
import { DOCUMENT_MAX_BYTES } from '../../../shared/domain/files/documentRules';
import { isHolding, statusAt } from '../../../shared/domain/booking/bookingLife';
import type { Queries } from '../../db/database';
import { inTransaction } from '../../db/inTransaction';
import { findBookingRow } from '../bookings/service/bookingRows';
import { refuseClosed } from './service/closedThreads';
import { findMessage, insertFile, insertMessage, isStored, sumFileSizes } from './service/messages';
import { lockThread, type StoredThread } from './service/threads';
import { publish } from '../../events/publish';
import { bookingMoments } from '../bookings/service/toBookingRecord';
import { consumeLimit } from '../../platform/limits/consumeLimit';
import type { Caller } from '../../platform/context';
import { lockActiveUser } from '../account/service/users';
import { wrongStatus } from '../bookings/service/moveBooking';
import { storeInTurn } from '../uploads/service/storeInTurn';
import { decodeUpload } from '../uploads/service/uploadContext';
import { checkDocument } from './checkDocument';
import type { MessageContext } from './service/createMessageContext';
import { findOwnThread, partyOf, refuseGone } from './service/findOwnThread';
import { toMessage } from './service/toThread';

/**
 * Sends a file in one of the caller's threads, once for its id. Throws NOT_FOUND (also for a booking that is not of
 * these two, or not the caller's as its client), TOO_LARGE, INVALID about `content`, WRONG_STATUS for a briefing of
 * what is over, STORAGE_FULL, IDEMPOTENCY_MISMATCH, PERSON_GONE, THREAD_CLOSED, TOO_MANY_REQUESTS, UNAVAILABLE while
 * the scanner is away.
 */
export async function sendFile(
  { db, clock, messageLimits, scanFile }: MessageContext,
  caller: Caller,
  { thread_id, id, file_name, content, booking_id }: ReceivedOf<typeof endpoint>,
): Promise<Message> {
  const party = partyOf(caller);
  await findOwnThread(db.queries, caller, thread_id);
  await consumeLimit(messageLimits.files, caller.userId);
  const bytes = decodeUpload(content, DOCUMENT_MAX_BYTES);
  const { name, mediaType } = checkDocument(file_name, bytes);
  await scanFile(bytes);
  const store = async (queries: Queries) => {
    await lockActiveUser(queries, caller.userId);
    const thread = await lockThread(queries, thread_id);
    if (!thread) throw new AppError('NOT_FOUND');
    const known = await findMessage(queries, thread_id, id);
    if (known) {
      const isSame = known.author_id === caller.userId && known.file_name === name;
      if (!isSame || !(await isStored(queries, { thread_id, id }, bytes)))
        throw new AppError('IDEMPOTENCY_MISMATCH');
      return toMessage(known, party);
    }
    await refuseGone(queries, thread, party);
    await refuseClosed(queries, thread_id);
    const maxBytes = messageLimits.storedBytesPerPerson;
    // Their files come one after the other: `lockActiveUser` keeps the person to this transaction.
    if ((await sumFileSizes(queries, caller.userId)) + bytes.length > maxBytes) {
      throw new AppError('STORAGE_FULL', { details: { maxBytes } });
    }
    const now = clock.now();
    if (booking_id !== undefined) await mayBrief(queries, caller, thread, booking_id, now);
    const message = { thread_id, id, body: name, author_id: caller.userId };
    await insertMessage(queries, { ...message, seq: thread.last_seq + 1, sent_at: now });
    await insertFile(queries, {
      ...{ thread_id, message_id: id, name, media_type: mediaType, size: bytes.length, content: bytes },
      author_id: caller.userId,
      booking_id: booking_id ?? null,
      interpreter_id: booking_id === undefined ? null : thread.interpreter_id,
    });
    await publish(queries, 'message.sent', { thread, authorId: caller.userId, at: now });
    const stored = await findMessage(queries, thread_id, id);
    if (!stored) throw new Error('the message that was just stored is not there');
    return toMessage(stored, party);
  };
  return storeInTurn(caller, bytes.length, () => inTransaction(db, store));
}

/** Only its client briefs for a booking, and only for what is still to come or goes on. */
async function mayBrief(
  queries: Queries,
  caller: Caller,
  thread: StoredThread,
  bookingId: string,
  now: Date,
): Promise<void> {
  const booking = await findBookingRow(queries, bookingId);
  const isTheirs = booking?.client_id === caller.userId && booking.interpreter_id === thread.interpreter_id;
  if (!booking || !isTheirs) throw new AppError('NOT_FOUND');
  if (!isHolding(statusAt(booking.status, now.getTime(), bookingMoments(booking))))
    throw wrongStatus(booking, now);
}

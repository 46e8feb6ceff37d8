import { AppError } from '../../../shared/contract/base/errors';
import type { Message } from '../../../shared/contract/bookings/message';
import { inTransaction } from '../../db/inTransaction';
import { refuseClosed } from './service/closedThreads';
import { findMessage, insertMessage } from './service/messages';
import { lockThread } from './service/threads';
import { publish } from '../../events/publish';
import { consumeLimit } from '../../platform/limits/consumeLimit';
import type { Caller } from '../../platform/context';
import { lockActiveUser } from '../account/service/users';
import type { MessageContext } from './service/createMessageContext';
import { partyOf, refuseGone } from './service/findOwnThread';
import { NO_FILE, toMessage } from './service/toThread';

/**
 * Sends a message in one of the caller's threads, once for its id: sent again it is the same message, and another
 * one under the same id is IDEMPOTENCY_MISMATCH. Throws NOT_FOUND, PERSON_GONE, THREAD_CLOSED, TOO_MANY_REQUESTS.
 */
export async function sendMessage(
  { db, clock, messageLimits }: MessageContext,
  caller: Caller,
  { thread_id, id, text }: { thread_id: string; id: string; text: string },
): Promise<Message> {
  await consumeLimit(messageLimits.sending, caller.userId);
  await consumeLimit(messageLimits.sendingInDay, caller.userId);
  const party = partyOf(caller);
  return inTransaction(db, async (queries) => {
    await lockActiveUser(queries, caller.userId);
    const thread = await lockThread(queries, thread_id);
    if (thread?.[`${party}_id`] !== caller.userId) throw new AppError('NOT_FOUND');
    const known = await findMessage(queries, thread_id, id);
    if (known && (known.author_id !== caller.userId || known.body !== text || known.file_name !== null)) {
      throw new AppError('IDEMPOTENCY_MISMATCH');
    }
    if (known) return toMessage(known, party);
    await refuseGone(queries, thread, party);
    await refuseClosed(queries, thread_id);
    const message = {
      ...{ thread_id, id, body: text, author_id: caller.userId },
      ...{ seq: thread.last_seq + 1, sent_at: clock.now() },
    };
    await insertMessage(queries, message);
    await publish(queries, 'message.sent', { thread, authorId: caller.userId, at: message.sent_at });
    return toMessage({ ...message, ...NO_FILE }, party);
  });
}

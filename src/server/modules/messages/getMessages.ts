import type { DataOf } from '../../../shared/contract/base/endpoint';
import type { getMessages as endpoint } from '../../../shared/contract/bookings/message';
import { MESSAGE_PAGE_SIZE } from '../../../shared/domain/text/messageRules';
import { listMessages } from './service/messages';
import type { Caller, ServiceContext } from '../../platform/context';
import { findOwnThread, partyOf } from './service/findOwnThread';
import { toMessage } from './service/toThread';
import { inTransaction } from '../../db/inTransaction';
import { countUnread, setRead } from './service/threads';
import { setNotificationsRead } from '../notifications/service/notifications';
import { publish } from '../../events/publish';

/** A page of one of the caller's threads, oldest first. Throws NOT_FOUND. */
export async function getMessages(
  { db }: ServiceContext,
  caller: Caller,
  { thread_id, before }: { thread_id: string; before?: number | undefined },
): Promise<DataOf<typeof endpoint>> {
  await findOwnThread(db.queries, caller, thread_id);
  // One more than is shown tells whether there are more.
  const latest = await listMessages(db.queries, thread_id, before, MESSAGE_PAGE_SIZE + 1);
  const party = partyOf(caller);
  const page = latest.slice(0, MESSAGE_PAGE_SIZE).reverse();
  const messages = page.map((message) => toMessage(message, party));
  return { messages, has_earlier: latest.length > MESSAGE_PAGE_SIZE };
}

/** The caller has read a thread up to a message. Answers what is left in all of theirs. Throws NOT_FOUND. */
export async function markRead(
  { db, clock }: ServiceContext,
  caller: Caller,
  { thread_id, seq }: { thread_id: string; seq: number },
): Promise<{ unread: number }> {
  const party = partyOf(caller);
  const thread = await findOwnThread(db.queries, caller, thread_id);
  return inTransaction(db, async (queries) => {
    if (await setRead(queries, party, thread_id, seq)) {
      await publish(queries, 'thread.read', { thread });
      const told = await setNotificationsRead(queries, caller.userId, clock.now(), { threadId: thread_id });
      if (told > 0) await publish(queries, 'notification.read', { personId: caller.userId });
    }
    return { unread: await countUnread(queries, party, caller.userId) };
  });
}

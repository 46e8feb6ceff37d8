import { inTransaction } from '../../db/inTransaction';
import { countUnread, setRead } from './service/threads';
import { setNotificationsRead } from '../notifications/service/notifications';
import { publish } from '../../events/publish';
import type { Caller, ServiceContext } from '../../platform/context';
import { findOwnThread, partyOf } from './service/findOwnThread';

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

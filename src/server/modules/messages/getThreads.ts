import type { Thread } from '../../../shared/contract/bookings/message';
import { THREAD_LIST_LIMIT } from '../../../shared/domain/text/messageRules';
import { countUnread, listThreadRows } from './service/threads';
import type { Caller, ServiceContext } from '../../platform/context';
import { partyOf } from './service/findOwnThread';
import { toThread } from './service/toThread';

/** The caller's own threads, the latest first. */
export async function getThreads({ db }: ServiceContext, caller: Caller): Promise<Thread[]> {
  const rows = await listThreadRows(db.queries, partyOf(caller), caller.userId, THREAD_LIST_LIMIT);
  return rows.map((row) => toThread(row, partyOf(caller)));
}

/** How many messages wait for the caller. */
export async function getUnreadCount({ db }: ServiceContext, caller: Caller): Promise<{ unread: number }> {
  return { unread: await countUnread(db.queries, partyOf(caller), caller.userId) };
}

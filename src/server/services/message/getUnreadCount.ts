import { countUnread } from '../../db/repositories/bookings/threads';
import type { Caller, ServiceContext } from '../context';
import { partyOf } from './partyOf';

/** How many messages wait for the caller. */
export async function getUnreadCount({ db }: ServiceContext, caller: Caller): Promise<{ unread: number }> {
  return { unread: await countUnread(db.queries, partyOf(caller), caller.userId) };
}

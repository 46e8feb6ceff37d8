import { countUnread, setRead } from '../../db/repositories/bookings/threads';
import type { Caller, ServiceContext } from '../context';
import { findOwnThread, partyOf } from './findOwnThread';

/** The caller has read a thread up to a message. Answers what is left in all of theirs. Throws NOT_FOUND. */
export async function markRead(
  { db }: ServiceContext,
  caller: Caller,
  { thread_id, seq }: { thread_id: string; seq: number },
): Promise<{ unread: number }> {
  const party = partyOf(caller);
  await findOwnThread(db.queries, caller, thread_id);
  await setRead(db.queries, party, thread_id, seq);
  return { unread: await countUnread(db.queries, party, caller.userId) };
}

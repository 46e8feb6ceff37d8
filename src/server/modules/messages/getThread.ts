import type { DataOf } from '../../../shared/contract/base/endpoint';
import type { getThread as endpoint, Thread } from '../../../shared/contract/bookings/message';
import { listBookingRowsOfPair } from '../bookings/service/bookingRows';
import type { Caller, ServiceContext } from '../../platform/context';
import { toBookingRecord } from '../bookings/service/toBookingRecord';
import { findOwnThread, partyOf } from './service/findOwnThread';
import { toThread } from './service/toThread';
import { THREAD_LIST_LIMIT } from '../../../shared/domain/text/messageRules';
import { countUnread, listThreadRows } from './service/threads';

/** One of the caller's threads, with the bookings that are marked in it. Throws NOT_FOUND. */
export async function getThread(
  { db, clock }: ServiceContext,
  caller: Caller,
  { thread_id }: { thread_id: string },
): Promise<DataOf<typeof endpoint>> {
  const row = await findOwnThread(db.queries, caller, thread_id);
  const bookings = await listBookingRowsOfPair(db.queries, row.client_id, row.interpreter_id);
  const now = clock.now();
  return {
    thread: toThread(row, partyOf(caller)),
    bookings: bookings.map((booking) => toBookingRecord(booking, now)),
  };
}

/** The caller's own threads in which something was said, the latest first. */
export async function getThreads({ db }: ServiceContext, caller: Caller): Promise<Thread[]> {
  const rows = await listThreadRows(db.queries, partyOf(caller), caller.userId, THREAD_LIST_LIMIT);
  return rows.map((row) => toThread(row, partyOf(caller)));
}

/** How many messages wait for the caller. */
export async function getUnreadCount({ db }: ServiceContext, caller: Caller): Promise<{ unread: number }> {
  return { unread: await countUnread(db.queries, partyOf(caller), caller.userId) };
}

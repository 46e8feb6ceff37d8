import type { DataOf } from '../../../shared/contract/base/endpoint';
import type { getThread as endpoint } from '../../../shared/contract/bookings/message';
import { listBookingRowsOfPair } from '../bookings/service/bookingRows';
import type { Caller, ServiceContext } from '../../platform/context';
import { toBookingRecord } from '../bookings/service/toBookingRecord';
import { findOwnThread, partyOf } from './service/findOwnThread';
import { toThread } from './service/toThread';

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

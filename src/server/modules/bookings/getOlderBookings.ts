import type { getOlderBookings as endpoint } from '../../../shared/contract/bookings/booking';
import type { DataOf, ReceivedOf } from '../../../shared/contract/base/endpoint';
import { BOOKING_LIST_SIZE } from '../../../shared/domain/booking/bookingLife';
import { CLIENT_GROUP } from '../../../shared/domain/people/groups';
import { listOlderBookingRows } from './service/olderBookingRows';
import type { Caller, ServiceContext } from '../../platform/context';
import { toBookingRecord } from './service/toBookingRecord';

/** The caller's own bookings behind the last one of a list, newest first. */
export async function getOlderBookings(
  { db, clock }: ServiceContext,
  caller: Caller,
  { before }: ReceivedOf<typeof endpoint>,
): Promise<DataOf<typeof endpoint>> {
  const party = caller.groupId === CLIENT_GROUP ? 'client_id' : 'interpreter_id';
  const from = { createdAt: new Date(before.createdAt), id: before.id };
  const rows = await listOlderBookingRows(db.queries, party, caller.userId, from);
  const now = clock.now();
  return {
    bookings: rows.slice(0, BOOKING_LIST_SIZE).map((row) => toBookingRecord(row, now)),
    hasOlder: rows.length > BOOKING_LIST_SIZE,
  };
}

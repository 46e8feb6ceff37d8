import type { BookingRecord } from '../../../shared/contract/bookings/bookingRecord';
import { CLIENT_GROUP } from '../../../shared/domain/people/groups';
import { listBookingRowsDuring } from '../bookings/service/bookingRowsInTime';
import type { Caller, ServiceContext } from '../../platform/context';
import { toBookingRecord } from '../bookings/service/toBookingRecord';

/** The caller's own bookings that lie in a stretch of time or reach into it, by their start. */
export async function getWeekBookings(
  { db, clock }: ServiceContext,
  caller: Caller,
  { from, to }: { from: string; to: string },
): Promise<BookingRecord[]> {
  const party = caller.groupId === CLIENT_GROUP ? 'client_id' : 'interpreter_id';
  const stretch = [new Date(from), new Date(to)] as const;
  const rows = await listBookingRowsDuring(db.queries, party, caller.userId, stretch);
  const now = clock.now();
  return rows.map((row) => toBookingRecord(row, now));
}

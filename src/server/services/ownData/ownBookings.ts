import type { OwnData } from '../../../contract/ownData';
import { maySeeLink } from '../../../domain/sessionRoom';
import type { Queries } from '../../db/database';
import { listAllBookingRows } from '../../db/repositories/bookingRows';
import { listOwnCheckIns, listOwnEvents, listOwnLinks } from '../../db/repositories/ownRecords';
import { happeningsOf } from '../getBookingHistory';
import { toBookingRecord } from '../toBookingRecord';

/** All of a person's bookings with what was done to them, the newest first. */
export async function ownBookings(
  queries: Queries,
  party: 'client' | 'interpreter',
  userId: string,
  now: Date,
): Promise<OwnData['bookings']> {
  const rows = await listAllBookingRows(queries, `${party}_id`, userId);
  const events = groupedById(await listOwnEvents(queries, `${party}_id`, userId));
  const checkIns = groupedById(await listOwnCheckIns(queries, `${party}_id`, userId));
  const links = groupedById(await listOwnLinks(queries, `${party}_id`, userId));
  return rows.map((row) => {
    const booking = toBookingRecord(row, now);
    const link = party === 'client' || maySeeLink(booking.status) ? links.get(row.id)?.[0] : undefined;
    return {
      booking,
      history: happeningsOf(events.get(row.id) ?? [], row),
      check_ins: (checkIns.get(row.id) ?? []).map(({ user_id, at }) => ({
        by: user_id === row.client_id ? ('client' as const) : ('interpreter' as const),
        at: at.toISOString(),
      })),
      meeting: link ? { url: link.url, passcode: link.passcode } : null,
    };
  });
}

function groupedById<Row extends { booking_id: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.booking_id);
    if (group) group.push(row);
    else groups.set(row.booking_id, [row]);
  }
  return groups;
}

import type { SessionRoom } from '../../../shared/contract/bookings/session';
import { maySeeLink } from '../../../shared/domain/booking/sessionRoom';
import type { Queries } from '../../db/database';
import type { BookingRow } from '../bookings/service/bookingRows';
import { listBriefings } from '../messages/service/messages';
import { findChecklist, findMeetingLink, listCheckIns } from './sessionRooms';
import { findUserById } from '../account/service/users';
import type { Caller } from '../../platform/context';
import { toBookingRecord } from '../bookings/service/toBookingRecord';

/** A booking's room as the caller, who is one of its parties, may see it at `now`. */
export async function readRoom(
  queries: Queries,
  caller: Caller,
  row: BookingRow,
  now: Date,
): Promise<SessionRoom> {
  const booking = toBookingRecord(row, now);
  const checkIns = await listCheckIns(queries, row);
  const isClient = caller.userId === row.client_id;
  const isAgreed = maySeeLink(booking.status);
  const isOpen = isClient || isAgreed;
  const link = isOpen ? await findMeetingLink(queries, row) : null;
  const briefings = await listBriefings(queries, row);
  const interpreter = await findUserById(queries, row.interpreter_id);
  return {
    booking,
    check_ins: checkIns.map(({ user_id, at }) => ({
      by: user_id === row.client_id ? 'client' : 'interpreter',
      at: at.toISOString(),
    })),
    meeting: link && { ...link, updated_at: link.updated_at.toISOString() },
    interpreter_email: isAgreed && interpreter?.deleted_at === null ? interpreter.email : '',
    documents: (isOpen ? briefings : []).map(({ thread_id, message_id: id, name, size }) => {
      return { thread_id, id, name, size };
    }),
    sealed_documents: isOpen ? 0 : briefings.length,
    checklist: await findChecklist(queries, row),
    now: now.toISOString(),
  };
}

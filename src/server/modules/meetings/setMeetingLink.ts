import type { ReceivedOf } from '../../../shared/contract/base/endpoint';
import { AppError } from '../../../shared/contract/base/errors';
import type { SessionRoom, setMeetingLink as endpoint } from '../../../shared/contract/bookings/session';
import { statusAt } from '../../../shared/domain/booking/bookingLife';
import { isMeetingLink, mayGiveLink } from '../../../shared/domain/booking/sessionRoom';
import { inTransaction } from '../../db/inTransaction';
import { saveMeetingLink } from './sessionRooms';
import { publish } from '../../events/publish';
import { bookingMoments } from '../bookings/service/toBookingRecord';
import type { Caller, ServiceContext } from '../../platform/context';
import { wrongStatus } from '../bookings/service/moveBooking';
import { findOwnBooking } from './service/getSession';
import { readRoom } from './readRoom';

/** The client says where the parties meet. Throws NOT_FOUND, INVALID, or WRONG_STATUS once it is over or off. */
export async function setMeetingLink(
  { db, clock }: ServiceContext,
  caller: Caller,
  { id, url, passcode }: ReceivedOf<typeof endpoint>,
): Promise<SessionRoom> {
  return inTransaction(db, async (queries) => {
    const { row, party } = await findOwnBooking(queries, caller, id);
    if (party !== 'client') throw new AppError('NOT_FOUND');
    if (!isMeetingLink(url)) throw new AppError('INVALID', { issues: [{ path: 'url', code: 'not_a_link' }] });
    const now = clock.now();
    const status = statusAt(row.status, now.getTime(), bookingMoments(row));
    if (!mayGiveLink(status, row.ends_at.getTime(), now.getTime())) throw wrongStatus(row, now);
    await saveMeetingLink(queries, row, { url, passcode, updated_at: now });
    await publish(queries, 'room.link_given', { booking: row });
    return readRoom(queries, caller, row, now);
  });
}

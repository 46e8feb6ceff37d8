import type { ReceivedOf } from '../../../contract/endpoint';
import { AppError } from '../../../contract/errors';
import type { SessionRoom, setMeetingLink as endpoint } from '../../../contract/session';
import { statusAt } from '../../../domain/bookingLife';
import { isMeetingLink, mayGiveLink } from '../../../domain/sessionRoom';
import { inTransaction } from '../../db/inTransaction';
import { saveMeetingLink } from '../../db/repositories/sessionRooms';
import { bookingMoments } from '../bookingMoments';
import type { Caller, ServiceContext } from '../context';
import { wrongStatus } from '../moveBooking';
import { findOwnBooking } from './findOwnBooking';
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
    return readRoom(queries, caller, row, now);
  });
}

import type { SessionRoom } from '../../../shared/contract/bookings/session';
import { AppError } from '../../../shared/contract/base/errors';
import { ROOM_PLATFORM } from '../../../shared/domain/booking/meetingRoom';
import { inTransaction } from '../../db/inTransaction';
import type { Caller, ServiceContext } from '../../platform/context';
import { moveBooking } from '../bookings/service/moveBooking';
import { closeEndedRoom } from './service/closeRoom';
import { findMeeting, findSeat } from './service/meetingRows';
import { findOwnBooking } from './service/getSession';
import { readRoom } from './readRoom';

/**
 * Its interpreter ends a session that goes on. Throws NOT_FOUND, WRONG_STATUS before the start and when it is over, and
 * NOT_CHECKED_IN where they have not come themselves.
 */
export async function endSession(
  { db, clock }: ServiceContext,
  caller: Caller,
  { id }: { id: string },
): Promise<SessionRoom> {
  return inTransaction(db, async (queries) => {
    const seat = await findSeat(queries, id);
    // A room is locked before its bookings, wherever both change.
    const room = seat?.host_platform === ROOM_PLATFORM ? seat.meeting_id : null;
    if (room !== null) await findMeeting(queries, room, true);
    const { row, party } = await findOwnBooking(queries, caller, id);
    if (party !== 'interpreter') throw new AppError('NOT_FOUND');
    const now = clock.now();
    await moveBooking(queries, row, now, { action: 'end', actor: 'interpreter' });
    if (room !== null) await closeEndedRoom(queries, room, now);
    const { row: moved } = await findOwnBooking(queries, caller, id);
    return readRoom(queries, caller, moved, now);
  });
}

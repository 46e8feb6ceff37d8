import { AppError } from '../../../../shared/contract/base/errors';
import type { MeetingRoom } from '../../../../shared/contract/bookings/room';
import { inTransaction } from '../../../db/inTransaction';
import { publish } from '../../../events/publish';
import type { Caller, ServiceContext } from '../../../platform/context';
import { moveBooking } from '../../bookings/service/moveBooking';
import { closeEndedRoom, closeRoom } from '../service/closeRoom';
import { findOwnBooking } from '../service/getSession';
import { isInterpreterThere, phaseOf } from '../service/meetingRows';
import { readMeetingRoom, tellRoom } from './readMeetingRoom';
import { findOwnMeeting, roomClosed } from './roomAccess';
import { closeVisits } from './visits';

/**
 * An interpreter's part of the meeting is over; with the last of them the room is. Once the agreed time is over, the history
 * keeps who ended it and when. Throws NOT_FOUND, NO_ROOM, WRONG_STATUS before the start, NOT_CHECKED_IN where they have not
 * come themselves, and ROOM_CLOSED where it is not open.
 */
export async function endRoom(
  { db, clock }: ServiceContext,
  caller: Caller,
  { booking_id: bookingId }: { booking_id: string },
): Promise<MeetingRoom> {
  return inTransaction(db, async (queries) => {
    const { meeting, party } = await findOwnMeeting(queries, caller, bookingId, true);
    if (party !== 'interpreter') throw new AppError('NOT_FOUND');
    const now = clock.now();
    const phase = phaseOf(meeting, now);
    if (phase === 'open') {
      const { row } = await findOwnBooking(queries, caller, bookingId);
      await moveBooking(queries, row, now, { action: 'end', actor: 'interpreter' });
      await closeEndedRoom(queries, meeting.id, now);
    } else if (phase === 'overtime') {
      const own = meeting.visits.filter(({ user_id }) => user_id === caller.userId);
      const others = { ...meeting, visits: meeting.visits.filter((visit) => !own.includes(visit)) };
      const ids = own.map(({ id }) => id);
      const isLast = !isInterpreterThere(others, now);
      if (isLast || ids.length > 0) {
        const { row } = await findOwnBooking(queries, caller, bookingId);
        const by = { actor: 'interpreter', actorId: caller.userId } as const;
        await publish(queries, 'room.ended_late', {
          ...{ booking: row, at: now, ...by, from: 'completed', to: 'completed' },
        });
      }
      if (isLast) await closeRoom(queries, meeting, now);
      else {
        await closeVisits(queries, ids, { at: now, why: 'left' });
        await tellRoom(queries, meeting);
      }
    } else throw roomClosed(phase);
    return readMeetingRoom(queries, meeting.id, 'party', now);
  });
}

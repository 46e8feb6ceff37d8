import type { SessionRoom } from '../../../shared/contract/bookings/session';
import { statusAt } from '../../../shared/domain/booking/bookingLife';
import { inTransaction } from '../../db/inTransaction';
import type { BookingRow } from '../bookings/service/bookingRows';
import { insertCheckIn } from './sessionRooms';
import { publish } from '../../events/publish';
import { bookingMoments } from '../bookings/service/toBookingRecord';
import type { Caller, ServiceContext } from '../../platform/context';
import { moveBooking } from '../bookings/service/moveBooking';
import { findOwnBooking } from './service/getSession';
import { readRoom } from './readRoom';

/**
 * Checks the caller in. The first of the two puts the booking in progress; the second finds it so, and so does the
 * first when they come again. Throws NOT_FOUND, or WRONG_STATUS too early, too late, and where nothing was agreed.
 */
export async function joinSession(
  { db, clock }: ServiceContext,
  caller: Caller,
  { id }: { id: string },
): Promise<SessionRoom> {
  return inTransaction(db, async (queries) => {
    const { row, party } = await findOwnBooking(queries, caller, id);
    const now = clock.now();
    if (!goesOn(row, now)) {
      try {
        await moveBooking(queries, row, now, { action: 'join', actor: party });
      } catch (problem) {
        // Both may press Join at once: the other one was first then, and it goes on all the same.
        if (!goesOn((await findOwnBooking(queries, caller, id)).row, now)) throw problem;
      }
    }
    const isNew = await insertCheckIn(queries, row, { user_id: caller.userId, at: now });
    if (isNew) await publish(queries, 'room.entered', { booking: row });
    const { row: moved } = await findOwnBooking(queries, caller, id);
    return readRoom(queries, caller, moved, now);
  });
}

function goesOn(row: BookingRow, now: Date): boolean {
  return statusAt(row.status, now.getTime(), bookingMoments(row)) === 'in_progress';
}

import { statusAt } from '../../../../shared/domain/booking/bookingLife';
import { minutesLate } from '../../../../shared/domain/booking/meetingRoom';
import type { Queries } from '../../../db/database';
import { publish } from '../../../events/publish';
import type { Caller } from '../../../platform/context';
import type { BookingRow } from '../../bookings/service/bookingRows';
import { moveBooking, wrongStatus } from '../../bookings/service/moveBooking';
import { bookingMoments } from '../../bookings/service/toBookingRecord';
import { insertCheckIn } from '../sessionRooms';
import { findOwnBooking } from './getSession';

/**
 * Notes that a party came. The first of the two puts the booking in progress; the second finds it so, and so does the first
 * when they come again. The history says who came late. Throws WRONG_STATUS too early, too late, and where nothing was agreed.
 */
export async function checkIn(
  queries: Queries,
  caller: Caller,
  { row, party }: { row: BookingRow; party: 'client' | 'interpreter' },
  now: Date,
): Promise<void> {
  const minutes = minutesLate(now.getTime(), row.starts_at.getTime());
  const details = minutes === null ? {} : { details: { minutes } };
  let hasBegun = false;
  if (!goesOn(row, now)) {
    try {
      await moveBooking(queries, row, now, { action: 'join', actor: party, ...details });
      hasBegun = true;
    } catch (problem) {
      // Both may press Join at once: the other one was first then, and it goes on all the same.
      if (!goesOn((await findOwnBooking(queries, caller, row.id)).row, now)) throw problem;
    }
  }
  if (!hasBegun && !(await keepGoingOn(queries, row))) {
    throw wrongStatus((await findOwnBooking(queries, caller, row.id)).row, now);
  }
  const isNew = await insertCheckIn(queries, row, { user_id: caller.userId, at: now });
  if (!isNew || hasBegun) return;
  const byParty = {
    at: now,
    actor: party,
    actorId: caller.userId,
    from: 'in_progress',
    to: 'in_progress',
  } as const;
  await publish(queries, 'room.entered', { booking: row, ...byParty, ...details });
}

/** Waits for whoever is ending it, and lets nobody end it until this transaction is over; false where it has ended. */
async function keepGoingOn(queries: Queries, { interpreter_id, id }: BookingRow): Promise<boolean> {
  const kept = queries
    .selectFrom('bookings')
    .select('id')
    .where('interpreter_id', '=', interpreter_id)
    .where('id', '=', id)
    .where('status', '=', 'in_progress')
    .forShare();
  return (await kept.executeTakeFirst()) !== undefined;
}

function goesOn(row: BookingRow, now: Date): boolean {
  return statusAt(row.status, now.getTime(), bookingMoments(row)) === 'in_progress';
}

import type { BookingRecord } from '../../../shared/contract/bookings/bookingRecord';
import { inTransaction } from '../../db/inTransaction';
import { type BookingChange, changeBooking } from '../bookings/service/bookings';
import { publish } from '../../events/publish';
import type { Caller, ServiceContext } from '../../platform/context';
import { expireOverdue } from '../bookings/service/expireOverdue';
import { overtaken, wrongStatus } from '../bookings/service/moveBooking';
import { readBooking } from '../bookings/service/getBooking';
import type { Standing } from '../rescheduling/service/changeAgreed';
import { changeStandings } from '../reviews/service/changeStandings';
import { findOwnBooking } from '../meetings/service/getSession';

export interface AftermathStep {
  event: 'attendance.confirmed' | 'dispute.opened' | 'dispute.answered';
  change: BookingChange;
  /** stands in the history */
  details?: object;
}

/**
 * Notes something about a session that is over, by compare-and-swap and in one transaction with its history. Null of
 * `decide` means that it was noted already. Throws NOT_FOUND, WRONG_STATUS where the booking is not completed, BOOKING_CHANGED
 * where somebody was faster, and what `decide` throws.
 */
export async function changeCompleted(
  { db, clock }: ServiceContext,
  caller: Caller,
  id: string,
  decide: (standing: Standing) => Promise<AftermathStep | null> | AftermathStep | null,
): Promise<BookingRecord> {
  return inTransaction(db, async (queries) => {
    const now = clock.now();
    const { row: known } = await findOwnBooking(queries, caller, id);
    // That it is over may not be written down yet.
    await expireOverdue(queries, now, { clientId: known.client_id });
    const { row, party } = await findOwnBooking(queries, caller, id);
    if (row.status !== 'completed') throw wrongStatus(row, now);
    const step = await decide({ queries, row, party, now });
    if (!step) return readBooking(queries, id, now);
    if (!(await changeBooking(queries, row, 'completed', { ...step.change, updated_at: now }))) {
      throw await overtaken(queries, row, now);
    }
    // What the side that reports it said of the meeting counts no more, until it is decided.
    if (step.event === 'dispute.opened') await changeStandings(queries, [row], now);
    const fact = { booking: row, at: now, actor: party, actorId: caller.userId, details: step.details };
    await publish(queries, step.event, { ...fact, from: 'completed', to: 'completed' });
    return readBooking(queries, id, now);
  });
}

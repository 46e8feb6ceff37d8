import type { BookingRecord } from '../../../shared/contract/bookings/bookingRecord';
import type { AftermathAction } from '../../../shared/domain/booking/aftermath';
import { inTransaction } from '../../db/inTransaction';
import { type BookingChange, changeBooking } from '../../db/repositories/bookings/bookings';
import type { BookingNews } from '../bookingMail/BookingNews';
import { tellParties } from '../bookingMail/tellParties';
import type { Caller, ServiceContext } from '../context';
import { expireOverdue } from '../bookings/expireOverdue';
import { overtaken, wrongStatus } from '../bookings/moveBooking';
import { readBooking } from '../bookings/getBooking';
import type { Standing } from '../rescheduling/changeAgreed';
import { findOwnBooking } from '../session/getSession';

export interface AftermathStep {
  action: AftermathAction;
  change: BookingChange;
  details?: object;
  /** what both parties are mailed about it */
  news?: BookingNews;
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
    const happening = { at: now, actor: party, actorId: caller.userId, action: step.action } as const;
    const written = { ...happening, from: 'completed', to: 'completed', details: step.details } as const;
    if (!(await changeBooking(queries, row, { ...step.change, updated_at: now }, written))) {
      throw await overtaken(queries, row, now);
    }
    if (step.news) await tellParties(queries, now, step.news, [id]);
    return readBooking(queries, id, now);
  });
}

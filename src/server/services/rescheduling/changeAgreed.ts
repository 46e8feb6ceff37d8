import type { BookingRecord } from '../../../shared/contract/bookings/bookingRecord';
import { mayReschedule, type RescheduleAction } from '../../../shared/domain/booking/rescheduling';
import type { Queries } from '../../db/database';
import { inTransaction } from '../../db/inTransaction';
import type { BookingRow } from '../../db/repositories/bookings/bookingRows';
import { type BookingChange, changeBooking } from '../../db/repositories/bookings/bookings';
import { takeLocks } from '../../db/takeLocks';
import type { MoveNews } from '../bookingMail/BookingNews';
import { tellParties } from '../bookingMail/tellParties';
import type { Caller, ServiceContext } from '../context';
import { bookingChanged, overtaken, wrongStatus } from '../bookings/moveBooking';
import { readBooking } from '../bookings/getBooking';
import { findOwnBooking } from '../session/getSession';

/** What one step of rescheduling does to the booking, and what both parties are told of it. */
export interface Step {
  action: RescheduleAction;
  change: BookingChange;
  /** stands in the history */
  details?: object;
  news: MoveNews;
  /** the instants that the mail names, ISO 8601 */
  told: { startsAt: string; expiresAt: string };
}

export interface Standing {
  queries: Queries;
  row: BookingRow;
  party: 'client' | 'interpreter';
  now: Date;
}

/**
 * Does one step of rescheduling in one transaction, by compare-and-swap and under the locks of both parties, so that
 * nothing else takes the time meanwhile. Throws NOT_FOUND, WRONG_STATUS where the booking is not confirmed and to come,
 * BOOKING_CHANGED where it is not as the caller saw it, and what `decide` throws; then nothing has changed.
 */
export async function changeAgreed(
  { db, clock }: ServiceContext,
  caller: Caller,
  seen: { id: string; version: number },
  decide: (standing: Standing) => Promise<Step>,
): Promise<BookingRecord> {
  return inTransaction(db, async (queries) => {
    const { row: known } = await findOwnBooking(queries, caller, seen.id);
    await takeLocks(queries, [
      { kind: 'client', id: known.client_id },
      { kind: 'interpreter', id: known.interpreter_id },
    ]);
    const { row, party } = await findOwnBooking(queries, caller, seen.id);
    const now = clock.now();
    if (!mayReschedule(row.status, row.starts_at.getTime(), now.getTime())) throw wrongStatus(row, now);
    if (row.version !== seen.version) throw bookingChanged(row);
    const { action, change, details, news, told } = await decide({ queries, row, party, now });
    const happening = { at: now, actor: party, actorId: caller.userId, action, details };
    const written = { ...happening, from: 'confirmed', to: 'confirmed' } as const;
    if (!(await changeBooking(queries, row, { ...change, updated_at: now }, written))) {
      throw await overtaken(queries, row, now);
    }
    await tellParties(queries, now, news, [row.id], { by: party, ...told });
    return readBooking(queries, row.id, now);
  });
}

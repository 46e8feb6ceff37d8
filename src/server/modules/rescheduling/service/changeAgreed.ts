import type { BookingRecord } from '../../../../shared/contract/bookings/bookingRecord';
import { mayReschedule } from '../../../../shared/domain/booking/rescheduling';
import type { Queries } from '../../../db/database';
import { inTransaction } from '../../../db/inTransaction';
import type { BookingRow } from '../../bookings/service/bookingRows';
import { type BookingChange, changeBooking } from '../../bookings/service/bookings';
import { takeLocks } from '../../../db/takeLocks';
import { publish } from '../../../events/publish';
import type { Caller, ServiceContext } from '../../../platform/context';
import { bookingChanged, overtaken, wrongStatus } from '../../bookings/service/moveBooking';
import { readBooking } from '../../bookings/service/getBooking';
import { findOwnBooking } from '../../meetings/service/getSession';

/** One step of rescheduling as it changes the booking. */
export interface Step {
  event: 'time.proposed' | 'time.agreed' | 'time.refused' | 'time.withdrawn';
  change: BookingChange;
  /** stands in the history */
  details?: object;
  /** the other time: its start, and until when it may be answered, ISO 8601 */
  about: { startsAt: string; expiresAt: string };
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
    const { event, change, details, about } = await decide({ queries, row, party, now });
    if (!(await changeBooking(queries, row, 'confirmed', { ...change, updated_at: now }))) {
      throw await overtaken(queries, row, now);
    }
    await publish(queries, event, {
      ...{ booking: row, at: now, actor: party, actorId: caller.userId, from: 'confirmed', to: 'confirmed' },
      details,
      proposal: { by: party, ...about },
    });
    return readBooking(queries, row.id, now);
  });
}

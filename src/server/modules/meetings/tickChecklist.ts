import type { ReceivedOf } from '../../../shared/contract/base/endpoint';
import type { SessionRoom, tickChecklist as endpoint } from '../../../shared/contract/bookings/session';
import { statusAt } from '../../../shared/domain/booking/bookingLife';
import { mayGiveLink } from '../../../shared/domain/booking/sessionRoom';
import { inTransaction } from '../../db/inTransaction';
import { setChecklistItem } from './sessionRooms';
import { publish } from '../../events/publish';
import { bookingMoments } from '../bookings/service/toBookingRecord';
import type { Caller, ServiceContext } from '../../platform/context';
import { wrongStatus } from '../bookings/service/moveBooking';
import { findOwnBooking } from './service/getSession';
import { readRoom } from './readRoom';

/** Either party ticks an item of the one list that both see. Throws NOT_FOUND, and WRONG_STATUS once it is over or off. */
export async function tickChecklist(
  { db, clock }: ServiceContext,
  caller: Caller,
  { id, item, is_done: isDone }: ReceivedOf<typeof endpoint>,
): Promise<SessionRoom> {
  return inTransaction(db, async (queries) => {
    const { row } = await findOwnBooking(queries, caller, id);
    const now = clock.now();
    const status = statusAt(row.status, now.getTime(), bookingMoments(row));
    if (!mayGiveLink(status, row.ends_at.getTime(), now.getTime())) throw wrongStatus(row, now);
    await setChecklistItem(queries, row, item, isDone);
    await publish(queries, 'room.checklist_ticked', { booking: row });
    return readRoom(queries, caller, row, now);
  });
}

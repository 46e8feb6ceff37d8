import type { SessionRoom } from '../../../shared/contract/bookings/session';
import { inTransaction } from '../../db/inTransaction';
import type { Caller, ServiceContext } from '../../platform/context';
import { checkIn } from './service/checkIn';
import { findOwnBooking } from './service/getSession';
import { readRoom } from './readRoom';

/** Checks the caller in. Throws NOT_FOUND, or WRONG_STATUS too early, too late, and where nothing was agreed. */
export async function joinSession(
  { db, clock }: ServiceContext,
  caller: Caller,
  { id }: { id: string },
): Promise<SessionRoom> {
  return inTransaction(db, async (queries) => {
    const own = await findOwnBooking(queries, caller, id);
    const now = clock.now();
    await checkIn(queries, caller, own, now);
    const { row: moved } = await findOwnBooking(queries, caller, id);
    return readRoom(queries, caller, moved, now);
  });
}

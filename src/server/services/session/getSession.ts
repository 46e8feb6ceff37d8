import type { SessionRoom } from '../../../shared/contract/bookings/session';
import type { Caller, ServiceContext } from '../context';
import { findOwnBooking } from './findOwnBooking';
import { readRoom } from './readRoom';

/** The room of one of the caller's bookings. Throws NOT_FOUND. */
export async function getSession(
  { db, clock }: ServiceContext,
  caller: Caller,
  { id }: { id: string },
): Promise<SessionRoom> {
  const { row } = await findOwnBooking(db.queries, caller, id);
  return readRoom(db.queries, caller, row, clock.now());
}

import type { DataOf, ReceivedOf } from '../../../shared/contract/base/endpoint';
import type { exportBookings as endpoint } from '../../../shared/contract/account/ownData';
import type { AccountContext } from '../account/accountContext';
import type { Caller } from '../context';
import { partyOf } from '../message/partyOf';
import { ownBookings } from './ownBookings';

/** Goes on with the bookings of the caller's export. Throws TOO_MANY_REQUESTS. */
export async function exportBookings(
  { db, clock, accountLimits }: AccountContext,
  caller: Caller,
  { before: { createdAt, id } }: ReceivedOf<typeof endpoint>,
): Promise<DataOf<typeof endpoint>> {
  await accountLimits.countExportPiece(caller.userId);
  const person = { party: partyOf(caller), userId: caller.userId };
  return ownBookings(db.queries, person, clock.now(), { createdAt: new Date(createdAt), id });
}

import type { DataOf, ReceivedOf } from '../../../shared/contract/base/endpoint';
import type { exportMessages as endpoint } from '../../../shared/contract/account/ownData';
import type { AccountContext } from '../account/accountContext';
import type { Caller } from '../context';
import { findOwnThread } from '../message/findOwnThread';
import { partyOf } from '../message/partyOf';
import { ownMessages } from './ownMessages';

/** Goes on with a long conversation of the caller's export. Throws NOT_FOUND and TOO_MANY_REQUESTS. */
export async function exportMessages(
  { db, accountLimits }: AccountContext,
  caller: Caller,
  { thread_id: id, before }: ReceivedOf<typeof endpoint>,
): Promise<DataOf<typeof endpoint>> {
  await accountLimits.countExportPiece(caller.userId);
  await findOwnThread(db.queries, caller, id);
  return ownMessages(db.queries, { party: partyOf(caller), userId: caller.userId }, { id, before });
}

import { AppError } from '../../../shared/contract/base/errors';
import type { Queries } from '../../db/database';
import { findThreadRow, type ThreadRow } from '../../db/repositories/bookings/threads';
import type { Caller } from '../context';
import { partyOf } from './partyOf';

/** A thread of the caller's; a foreign one and a missing one are the same NOT_FOUND. */
export async function findOwnThread(queries: Queries, caller: Caller, id: string): Promise<ThreadRow> {
  const row = await findThreadRow(queries, partyOf(caller), caller.userId, id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

import { AppError } from '../../../../shared/contract/base/errors';
import type { Queries } from '../../../db/database';
import { type StoredThread, type ThreadParty, type ThreadRow, findThreadRow } from './threads';
import type { Caller } from '../../../platform/context';
import { findUserById } from '../../account/service/users';
import { CLIENT_GROUP } from '../../../../shared/domain/people/groups';

/** A thread of the caller's; a foreign one and a missing one are the same NOT_FOUND. */
export async function findOwnThread(queries: Queries, caller: Caller, id: string): Promise<ThreadRow> {
  const row = await findThreadRow(queries, partyOf(caller), caller.userId, id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** Throws PERSON_GONE where the other one of a thread has deleted their account: nobody would read it. */
export async function refuseGone(queries: Queries, thread: StoredThread, party: ThreadParty): Promise<void> {
  const other = party === 'client' ? thread.interpreter_id : thread.client_id;
  const person = await findUserById(queries, other);
  if (person?.deleted_at) throw new AppError('PERSON_GONE');
}

/** Which side of a thread somebody is on. */
export function partyOf({ groupId }: Pick<Caller, 'groupId'>): ThreadParty {
  return groupId === CLIENT_GROUP ? 'client' : 'interpreter';
}

import { AppError } from '../../../shared/contract/base/errors';
import type { Queries } from '../../db/database';
import type { StoredThread, ThreadParty } from '../../db/repositories/bookings/threads';
import { findUserById } from '../../db/repositories/people/users';

/** Throws PERSON_GONE where the other one of a thread has deleted their account: nobody would read it. */
export async function refuseGone(queries: Queries, thread: StoredThread, party: ThreadParty): Promise<void> {
  const other = party === 'client' ? thread.interpreter_id : thread.client_id;
  const person = await findUserById(queries, other);
  if (person?.deleted_at) throw new AppError('PERSON_GONE');
}

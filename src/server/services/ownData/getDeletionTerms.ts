import { AppError } from '../../../shared/contract/base/errors';
import type { DeletionTerms } from '../../../shared/contract/account/ownData';
import { findUserById } from '../../db/repositories/people/users';
import type { Caller, ServiceContext } from '../context';
import { readDeletionTerms } from './readDeletionTerms';

/** What deleting the caller's account would do now, to be read before they decide. */
export async function getDeletionTerms(
  { db, clock }: ServiceContext,
  caller: Caller,
): Promise<DeletionTerms> {
  const user = await findUserById(db.queries, caller.userId);
  if (!user) throw new AppError('UNAUTHENTICATED');
  return (await readDeletionTerms(db.queries, user, clock.now())).terms;
}

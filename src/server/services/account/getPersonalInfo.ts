import { AppError } from '../../../shared/contract/base/errors';
import type { PersonalInfo } from '../../../shared/contract/account/personalInfo';
import { findUserById } from '../../db/repositories/people/users';
import type { Caller, ServiceContext } from '../context';
import { personalInfoOf } from './personalInfoOf';

/** The caller's own data. */
export async function getPersonalInfo({ db }: ServiceContext, caller: Caller): Promise<PersonalInfo> {
  const user = await findUserById(db.queries, caller.userId);
  if (!user) throw new AppError('UNAUTHENTICATED');
  return personalInfoOf(user);
}

import type { ReceivedOf } from '../../../contract/endpoint';
import { AppError } from '../../../contract/errors';
import type { PersonalInfo, updatePersonalInfo as endpoint } from '../../../contract/personalInfo';
import { setPersonalInfo } from '../../db/repositories/users';
import type { Caller, ServiceContext } from '../context';
import { personalInfoOf } from './personalInfoOf';

/** Changes what the caller named of their own data; an empty company or telephone number is none. */
export async function updatePersonalInfo(
  { db }: ServiceContext,
  caller: Caller,
  change: ReceivedOf<typeof endpoint>,
): Promise<PersonalInfo> {
  const user = await setPersonalInfo(db.queries, caller.userId, {
    ...change,
    ...(change.company === '' && { company: null }),
    ...(change.phone === '' && { phone: null }),
  });
  if (!user) throw new AppError('UNAUTHENTICATED');
  return personalInfoOf(user);
}

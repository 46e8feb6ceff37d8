import type { ReceivedOf } from '../../../shared/contract/base/endpoint';
import { AppError } from '../../../shared/contract/base/errors';
import type {
  PersonalInfo,
  updatePersonalInfo as endpoint,
} from '../../../shared/contract/account/personalInfo';
import { INTERPRETER_GROUP } from '../../../shared/domain/people/groups';
import { inTransaction } from '../../db/inTransaction';
import { setPersonalInfo, lockActiveUser } from './service/users';
import { writeSearchText } from '../interpreters/service/writeSearchText';
import type { Caller, ServiceContext } from '../../platform/context';
import { changeListed } from '../interpreters/service/ownListing';
import { personalInfoOf } from './service/getPersonalInfo';

/** Changes what the caller named of their own data; an empty company or telephone number is none. */
export async function updatePersonalInfo(
  { db, clock }: ServiceContext,
  caller: Caller,
  change: ReceivedOf<typeof endpoint>,
): Promise<PersonalInfo> {
  const columns = {
    ...change,
    ...(change.company === '' && { company: null }),
    ...(change.phone === '' && { phone: null }),
  };
  const user = await inTransaction(db, async (queries) => {
    await lockActiveUser(queries, caller.userId);
    const changed = await changeListed(queries, { interpreterId: caller.userId, at: clock.now() }, () =>
      setPersonalInfo(queries, caller.userId, columns),
    );
    if (changed?.group_id === INTERPRETER_GROUP) await writeSearchText(queries, changed.id);
    return changed;
  });
  if (!user) throw new AppError('UNAUTHENTICATED');
  return personalInfoOf(user);
}

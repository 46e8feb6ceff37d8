import type { ReceivedOf } from '../../../shared/contract/base/endpoint';
import { AppError } from '../../../shared/contract/base/errors';
import type {
  PersonalInfo,
  updatePersonalInfo as endpoint,
} from '../../../shared/contract/account/personalInfo';
import { INTERPRETER_GROUP } from '../../../shared/domain/people/groups';
import { plainName } from '../../../shared/domain/people/isPersonName';
import { inTransaction } from '../../db/inTransaction';
import { setPersonalInfo, lockActiveUser } from './service/users';
import { writeSearchText } from '../interpreters/service/writeSearchText';
import type { Caller, ServiceContext } from '../../platform/context';
import { changeListed } from '../interpreters/service/ownListing';
import { submitAgain } from '../credentials/service/credentials';
import { nameOfPerson } from '../institute/service/toInstituteUser';
import { publish } from '../../events/publish';
import { personalInfoOf } from './service/getPersonalInfo';

/**
 * Changes what the caller named of their own data; an empty company or telephone number is none. Credentials of somebody who
 * takes another name wait for a decision again: a badge is claimed of who was looked at.
 */
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
    const before = await lockActiveUser(queries, caller.userId);
    const changed = await changeListed(queries, { interpreterId: caller.userId, at: clock.now() }, () =>
      setPersonalInfo(queries, caller.userId, columns),
    );
    if (changed?.group_id === INTERPRETER_GROUP) {
      await writeSearchText(queries, changed.id);
      const isRenamed = plainName(nameOfPerson(before)) !== plainName(nameOfPerson(changed));
      if (isRenamed && (await submitAgain(queries, changed.id, clock.now())))
        await publish(queries, 'credential.changed', { interpreterId: changed.id });
    }
    return changed;
  });
  if (!user) throw new AppError('UNAUTHENTICATED');
  return personalInfoOf(user);
}

import { AppError } from '../../../shared/contract/base/errors';
import type { InterpreterProfile } from '../../../shared/contract/interpreters/interpreterProfile';
import type { InterpreterProfileChange } from '../../../shared/contract/interpreters/interpreterProfileChange';
import { inTransaction } from '../../db/inTransaction';
import { lockProfile, setProfileColumns } from './service/interpreterProfiles';
import type { Caller, ServiceContext } from '../../platform/context';
import { changeListed } from './service/ownListing';
import { lockActiveUser } from '../account/service/users';
import { getInterpreterProfile } from './getInterpreterProfile';
import { saveProfile } from './saveProfile';

/** Publishes the caller's own profile, once: PROFILE_EXISTS afterwards. */
export async function addInterpreterProfile(
  context: ServiceContext,
  caller: Caller,
  change: InterpreterProfileChange,
): Promise<InterpreterProfile> {
  await inTransaction(context.db, async (queries) => {
    await lockActiveUser(queries, caller.userId);
    const publishedAt = await lockProfile(queries, caller.userId);
    if (publishedAt !== null) throw new AppError('PROFILE_EXISTS');
    const at = context.clock.now();
    await changeListed(queries, { interpreterId: caller.userId, at }, () =>
      saveProfile(queries, caller.userId, change),
    );
    await setProfileColumns(queries, caller.userId, { published_at: at });
  });
  return getInterpreterProfile(context, caller, { uuid: caller.userId });
}

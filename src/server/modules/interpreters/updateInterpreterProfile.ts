import { AppError } from '../../../shared/contract/base/errors';
import type { InterpreterProfile } from '../../../shared/contract/interpreters/interpreterProfile';
import type { InterpreterProfileChange } from '../../../shared/contract/interpreters/interpreterProfileChange';
import { inTransaction } from '../../db/inTransaction';
import { lockProfile } from './service/interpreterProfiles';
import type { Caller, ServiceContext } from '../../platform/context';
import { changeListed } from './service/ownListing';
import { lockActiveUser } from '../account/service/users';
import { getInterpreterProfile } from './getInterpreterProfile';
import { saveProfile } from './saveProfile';

/** Changes what is named of the caller's own profile; NOT_FOUND before it was published. */
export async function updateInterpreterProfile(
  context: ServiceContext,
  caller: Caller,
  change: InterpreterProfileChange,
): Promise<InterpreterProfile> {
  await inTransaction(context.db, async (queries) => {
    await lockActiveUser(queries, caller.userId);
    const publishedAt = await lockProfile(queries, caller.userId);
    if (publishedAt === null) throw new AppError('NOT_FOUND');
    await changeListed(queries, { interpreterId: caller.userId, at: context.clock.now() }, () =>
      saveProfile(queries, caller.userId, change),
    );
  });
  return getInterpreterProfile(context, caller, { uuid: caller.userId });
}

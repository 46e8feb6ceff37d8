import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { ReceivedOf } from '../../../shared/contract/base/endpoint';
import { AppError } from '../../../shared/contract/base/errors';
import type {
  PersonalInfo,
  updatePersonalInfo as endpoint,
} from '../../../shared/contract/account/personalInfo';
import { INTERPRETER_GROUP } from '../../../shared/domain/people/groups';
import { plainName } from '../../../shared/domain/people/isPersonName';
import { inTransaction } from '../../db/inTransaction';
import { findUserById, setPersonalInfo, lockActiveUser, type User } from './service/users';
import { writeSearchText } from '../interpreters/service/writeSearchText';
import type { Caller, ServiceContext } from '../../platform/context';
import { consumeLimit } from '../../platform/limits/consumeLimit';
import type { Queries } from '../../db/database';
import { findListing } from '../interpreters/service/listings';
import { changeListed } from '../interpreters/service/ownListing';
import { submitAgain } from '../credentials/service/credentials';
import { writeAudit } from '../institute/service/auditLog';
import { findInstituteOf, lockInstitute } from '../institute/service/institutes';
import { nameOfPerson } from '../institute/service/toInstituteUser';
import { publish } from '../../events/publish';
import { personalInfoOf } from './service/getPersonalInfo';

/** Each is a line for ever in the log of an institute; every server process counts in its own memory. */
export const MOST_RENAMES_A_DAY = 10;
const renames = new RateLimiterMemory({ points: MOST_RENAMES_A_DAY, duration: 86_400 });

/**
 * Changes what the caller named of their own data; an empty company or telephone number is none. Credentials of somebody who
 * takes another name wait for a decision again: a badge is claimed of who was looked at. The listing of somebody who takes
 * another name goes on, and the log of their institute says so. Throws TOO_MANY_REQUESTS where they do so too often.
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
    await lockInstituteOfRenamed(queries, caller, change);
    const before = await lockActiveUser(queries, caller.userId);
    const changed = await changeListed(queries, { interpreterId: caller.userId, at: clock.now() }, () =>
      setPersonalInfo(queries, caller.userId, columns),
    );
    if (changed?.group_id === INTERPRETER_GROUP) {
      await writeSearchText(queries, changed.id);
      if (isRenamed(before, changed)) {
        if (await submitAgain(queries, changed.id, clock.now()))
          await publish(queries, 'credential.changed', { interpreterId: changed.id });
        if (await wasApproved(queries, changed.id)) await logRename(queries, before, changed, clock.now());
      }
    }
    return changed;
  });
  if (!user) throw new AppError('UNAUTHENTICATED');
  return personalInfoOf(user);
}

type Named = Pick<User, 'first_name' | 'last_name'>;

function isRenamed(before: Named, after: Named): boolean {
  return plainName(nameOfPerson(before)) !== plainName(nameOfPerson(after));
}

/** Clients find somebody who was listed, now or as soon as a pause is over, without another look of an admin. */
async function wasApproved(queries: Queries, id: string): Promise<boolean> {
  const listing = await findListing(queries, id);
  return listing?.state === 'listed' || listing?.state === 'paused';
}

/**
 * Whoever writes about people locks their institute before themselves; its log is told of a listed one who is renamed. Who
 * does so too often keeps nobody waiting.
 */
async function lockInstituteOfRenamed(
  queries: Queries,
  { userId }: Caller,
  { first_name, last_name }: ReceivedOf<typeof endpoint>,
): Promise<void> {
  if (first_name === undefined && last_name === undefined) return;
  const user = await findUserById(queries, userId);
  if (!user) return;
  const after = { first_name: first_name ?? user.first_name, last_name: last_name ?? user.last_name };
  if (!isRenamed(user, after) || !(await wasApproved(queries, userId))) return;
  await consumeLimit(renames, userId);
  await lockInstitute(queries, (await findInstituteOf(queries, userId)).id);
}

async function logRename(queries: Queries, before: Named, { id, ...after }: User, at: Date): Promise<void> {
  const [was, is] = [nameOfPerson(before), nameOfPerson(after)];
  await writeAudit(queries, {
    ...{ instituteId: (await findInstituteOf(queries, id)).id, at, actorId: id },
    ...{ action: 'person.rename', subject: is, subjectId: id, before: { name: was }, after: { name: is } },
  });
}

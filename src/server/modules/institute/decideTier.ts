import type { ReceivedOf } from '../../../shared/contract/base/endpoint';
import { DEFAULT_LANGUAGE } from '../../../shared/domain/text/interfaceLanguages';
import { AppError } from '../../../shared/contract/base/errors';
import type {
  decideTier as endpoint,
  InstituteUser,
} from '../../../shared/contract/institute/instituteUsers';
import { findInstitutePerson } from './service/institutePeople';
import { setTier } from '../interpreters/service/interpreters';
import { publish } from '../../events/publish';
import type { Caller, ServiceContext } from '../../platform/context';
import { changeInstitute } from './service/changeInstitute';
import { nameOfPerson, toInstituteUser } from './service/toInstituteUser';

/**
 * Approves or refuses the paid tier that somebody of the institute asked for; a mail tells them. Throws NOT_FOUND
 * for anybody else, TIER_DECIDED where nothing waits (any more), FORBIDDEN to who would decide about themselves.
 */
export async function decideTier(
  context: ServiceContext,
  caller: Caller,
  { user_id: userId, approve }: ReceivedOf<typeof endpoint>,
): Promise<InstituteUser> {
  if (userId === caller.userId) throw new AppError('FORBIDDEN');
  return changeInstitute(context, caller, async ({ queries, institute, admin, now, log }) => {
    const person = await findInstitutePerson(queries, institute, userId);
    if (!person) throw new AppError('NOT_FOUND');
    const wished = person.requested_tier;
    if (!wished) throw new AppError('TIER_DECIDED');
    const tier = approve ? wished : person.tier;
    await setTier(queries, person.id, tier);
    const before = { tier: person.tier, requested_tier: wished };
    await log(approve ? 'tier.approve' : 'tier.refuse', nameOfPerson(person), before, { tier }, userId);
    const language = person.language ?? admin.language ?? DEFAULT_LANGUAGE;
    await publish(queries, 'tier.decided', { person, language, at: now, wished, tier, isApproved: approve });
    return toInstituteUser({ ...person, tier, requested_tier: null });
  });
}

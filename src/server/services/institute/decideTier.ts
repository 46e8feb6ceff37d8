import type { ReceivedOf } from '../../../shared/contract/base/endpoint';
import { AppError } from '../../../shared/contract/base/errors';
import type {
  decideTier as endpoint,
  InstituteUser,
} from '../../../shared/contract/institute/instituteUsers';
import { findInstitutePerson } from '../../db/repositories/people/institutePeople';
import { setTier } from '../../db/repositories/setTier';
import type { Caller, ServiceContext } from '../context';
import { queueMail } from '../mail/queueMail';
import { changeInstitute } from './changeInstitute';
import { nameOfPerson, toInstituteUser } from './people/toInstituteUser';

/**
 * Approves or refuses the paid tier that somebody of the institute asked for; a mail tells them. Throws NOT_FOUND
 * for anybody else, TIER_DECIDED where nothing waits (any more).
 */
export async function decideTier(
  context: ServiceContext,
  caller: Caller,
  { user_id: userId, approve }: ReceivedOf<typeof endpoint>,
): Promise<InstituteUser> {
  return changeInstitute(context, caller, async ({ queries, institute, admin, log }) => {
    const person = await findInstitutePerson(queries, institute, userId);
    if (!person) throw new AppError('NOT_FOUND');
    const wished = person.requested_tier;
    if (!wished) throw new AppError('TIER_DECIDED');
    const tier = approve ? wished : person.tier;
    await setTier(queries, person.id, tier);
    const before = { tier: person.tier, requested_tier: wished };
    await log(approve ? 'tier.approve' : 'tier.refuse', nameOfPerson(person), before, { tier }, userId);
    await queueMail(queries, context.clock, {
      to: person.email,
      language: person.language ?? admin.language ?? 'en-US',
      template: 'tierDecided',
      values: { name: person.first_name, wished, isApproved: approve, tier },
    });
    return toInstituteUser({ ...person, tier, requested_tier: null });
  });
}

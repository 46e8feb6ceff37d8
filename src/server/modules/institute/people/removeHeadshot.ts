import type { ReceivedOf } from '../../../../shared/contract/base/endpoint';
import { AppError } from '../../../../shared/contract/base/errors';
import type { removeHeadshot as endpoint } from '../../../../shared/contract/institute/institutePerson';
import type { InstituteUser } from '../../../../shared/contract/institute/instituteUsers';
import { DEFAULT_LANGUAGE } from '../../../../shared/domain/text/interfaceLanguages';
import { publish } from '../../../events/publish';
import type { Caller, ServiceContext } from '../../../platform/context';
import { lockUser } from '../../account/service/users';
import { clearHeadshot } from '../../headshots/service/headshots';
import { changeInstitute } from '../service/changeInstitute';
import { findInstitutePerson } from '../service/institutePeople';
import { nameOfPerson, toInstituteUser } from '../service/toInstituteUser';

/**
 * Removes the photo of one of the institute's people for a reason that they are mailed and the log keeps; the picture itself is
 * gone. Throws NOT_FOUND for anybody else, FORBIDDEN for the admin's own, and HEADSHOT_CHANGED where they have another one,
 * or none, by now.
 */
export async function removeHeadshot(
  context: ServiceContext,
  caller: Caller,
  { user_id: userId, photo_url: seen, reason }: ReceivedOf<typeof endpoint>,
): Promise<InstituteUser> {
  return changeInstitute(context, caller, async ({ queries, institute, admin, now, log }) => {
    const person = await findInstitutePerson(queries, institute, userId);
    if (!person) throw new AppError('NOT_FOUND');
    if (userId === caller.userId) throw new AppError('FORBIDDEN');
    // its owner, who chooses another one meanwhile, comes before or after, never in between
    const user = await lockUser(queries, userId);
    if (user?.photo_url !== seen) throw new AppError('HEADSHOT_CHANGED');
    await clearHeadshot(queries, userId);
    await log('headshot.remove', nameOfPerson(person), null, { reason }, userId);
    const language = person.language ?? admin.language ?? DEFAULT_LANGUAGE;
    await publish(queries, 'headshot.removed', { person, language, at: now, reason });
    await publish(queries, 'profile.changed', { interpreterId: userId });
    return toInstituteUser({ ...person, photo_url: null });
  });
}

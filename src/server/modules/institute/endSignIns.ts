import type { ReceivedOf } from '../../../shared/contract/base/endpoint';
import { AppError } from '../../../shared/contract/base/errors';
import type { endSignIns as endpoint } from '../../../shared/contract/institute/instituteUsers';
import { DEFAULT_LANGUAGE } from '../../../shared/domain/text/interfaceLanguages';
import { rankOf } from '../../../shared/domain/people/roles';
import { findInstitutePerson } from './service/institutePeople';
import { voidWaysIn } from '../account/service/codes';
import { forgetDevices } from '../auth/service/knownDevices';
import { revokeSessionsOf } from '../auth/service/sessions';
import { publish } from '../../events/publish';
import type { Caller, ServiceContext } from '../../platform/context';
import { changeInstitute } from './service/changeInstitute';
import { nameOfPerson } from './service/toInstituteUser';

/**
 * Signs somebody of the institute out everywhere, where no browser knows them any more, and no link or code for signing in that was
 * mailed before works; a mail tells them. Throws NOT_FOUND for anybody else, ROLE_ABOVE_OWN where they stand
 * above the admin, FORBIDDEN for the admin's own: those end with the password, under one's own data.
 */
export async function endSignIns(
  context: ServiceContext,
  caller: Caller,
  { user_id: userId }: ReceivedOf<typeof endpoint>,
): Promise<null> {
  return changeInstitute(context, caller, async ({ queries, now, institute, admin, roles, rank, log }) => {
    const person = await findInstitutePerson(queries, institute, userId);
    if (!person) throw new AppError('NOT_FOUND');
    if (userId === caller.userId) throw new AppError('FORBIDDEN');
    if (rankOf(person.roles, roles) > rank) throw new AppError('ROLE_ABOVE_OWN');
    const ended = await revokeSessionsOf(queries, userId, now);
    await voidWaysIn(queries, userId, now);
    const forgotten = await forgetDevices(queries, userId, null);
    if (ended.length === 0 && forgotten === 0) return null;
    await publish(queries, 'sign_in.ended', ended);
    await log('person.sign_out', nameOfPerson(person), null, null, userId);
    const language = person.language ?? admin.language ?? DEFAULT_LANGUAGE;
    await publish(queries, 'person.signed_out', { person, language, at: now, institute: institute.name });
    return null;
  });
}

import { AppError } from '../../../../shared/contract/base/errors';
import { INSTITUTE_ADMIN_ROLE } from '../../../../shared/domain/people/groups';
import { rankOf } from '../../../../shared/domain/people/roles';
import { pauseClosedListings } from '../../interpreters/service/pauseClosedListings';
import { findInstitutePerson, hasOtherAdmin } from '../service/institutePeople';
import { refuseUnseen } from '../../../platform/http/refuseUnseen';
import { setRoles } from '../service/memberships';
import type { InstituteChange } from '../service/changeInstitute';
import { nameOfPerson } from '../service/toInstituteUser';

/**
 * Gives somebody of the institute exactly these roles, from their next call on. Throws NOT_FOUND for anybody else,
 * CHANGED_MEANWHILE where they have not the roles and the business that were seen, INVALID for a role that the institute does
 * not know, ROLE_ABOVE_OWN where the person or a role given or taken stands above the admin, LAST_ADMIN where nobody would
 * administer the institute any more.
 */
export async function giveRoles(
  { queries, institute, roles: known, rank, now, log }: InstituteChange,
  userId: string,
  wished: readonly string[],
  seen: { roles: string[]; business_id: string | null } | undefined,
): Promise<void> {
  const person = await findInstitutePerson(queries, institute, userId);
  if (!person) throw new AppError('NOT_FOUND');
  refuseUnseen({ roles: person.roles, business_id: person.business_id }, seen);
  const issues = wished.flatMap((name, place) =>
    known.some((role) => role.name === name) || person.roles.includes(name)
      ? []
      : [{ path: `roles.${place}`, code: 'unknown_choice' as const }],
  );
  if (issues.length > 0) throw new AppError('INVALID', { issues });
  const changed = [
    ...wished.filter((name) => !person.roles.includes(name)),
    ...person.roles.filter((name) => !wished.includes(name)),
  ];
  if (changed.length === 0) return;
  if (rankOf([...changed, ...person.roles], known) > rank) throw new AppError('ROLE_ABOVE_OWN');
  const losesAdmin = person.roles.includes(INSTITUTE_ADMIN_ROLE) && !wished.includes(INSTITUTE_ADMIN_ROLE);
  if (losesAdmin && !(await hasOtherAdmin(queries, institute, userId))) throw new AppError('LAST_ADMIN');
  await setRoles(queries, userId, wished);
  await pauseClosedListings(queries, { institute, roles: known, now, userId });
  await log('person.roles', nameOfPerson(person), person.roles, wished, userId);
}

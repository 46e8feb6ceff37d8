import { AppError } from '../../../../shared/contract/base/errors';
import { INSTITUTE_ADMIN_ROLE } from '../../../../shared/domain/people/groups';
import { BUILT_IN_ROLES } from '../../../../shared/domain/people/roles';
import type { Queries } from '../../../db/database';
import { writeAudit } from './auditLog';
import { hasOtherAdmin } from './institutePeople';
import { findInstituteOf, lockInstitute } from './institutes';
import { takeInvitation, type StoredInvitation } from './invitations';
import { leaveTeams, setMembership, setRoles } from './memberships';
import { listOwnRoles } from '../roles';
import { findUserById, type User } from '../../account/service/users';
import { nameOfPerson } from './toInstituteUser';

/**
 * Uses an invitation up: the person belongs to its institute and business from now on and has its role. Roles and
 * teams of the institute that they leave stay behind. Throws WRONG_INVITATION where somebody was faster,
 * LAST_ADMIN where the other institute would be left without one. Returns the person's roles.
 */
export async function joinInstitute(
  queries: Queries,
  seen: Pick<User, 'id'>,
  invitation: StoredInvitation,
  now: Date,
): Promise<string[]> {
  const former = await findInstituteOf(queries, seen.id);
  const instituteId = invitation.institute_id;
  // In one order, so that two who change places do not wait for each other.
  for (const id of [...new Set([former.id, instituteId])].sort()) await lockInstitute(queries, id);
  const person = await findUserById(queries, seen.id);
  if (!person || person.deleted_at || !(await takeInvitation(queries, invitation.id, now)))
    throw new AppError('WRONG_INVITATION');
  const stays = former.id === instituteId;
  const isAdminGoing = !stays && person.roles.includes(INSTITUTE_ADMIN_ROLE);
  if (isAdminGoing && !(await hasOtherAdmin(queries, former, person.id))) throw new AppError('LAST_ADMIN');

  const known = [...BUILT_IN_ROLES, ...(await listOwnRoles(queries, instituteId))];
  const brought = known.filter(({ name }) => name === invitation.role).map(({ name }) => name);
  const roles = [...new Set([...(stays ? person.roles : []), ...brought])];
  await setRoles(queries, person.id, roles);
  if (!stays) await leaveTeams(queries, person.id);
  await setMembership(queries, {
    userId: person.id,
    instituteId,
    businessId: invitation.business_id,
    at: now,
  });

  const line = { at: now, actorId: person.id, subject: nameOfPerson(person), subjectId: person.id };
  if (!stays && !former.is_house) {
    await writeAudit(queries, {
      ...line,
      instituteId: former.id,
      action: 'person.leave',
      before: person.roles,
    });
  }
  const after = { roles, business: invitation.business };
  await writeAudit(queries, { ...line, instituteId, action: 'invitation.accept', after });
  return roles;
}

import { AppError } from '../../../../shared/contract/base/errors';
import { INSTITUTE_ADMIN_ROLE } from '../../../../shared/domain/people/groups';
import { rankOf, type RoleRule } from '../../../../shared/domain/people/roles';
import type { Queries } from '../../../db/database';
import { writeAudit } from './auditLog';
import { hasOtherAdmin } from './institutePeople';
import { findInstituteOf, lockInstitute, type Institute } from './institutes';
import { takeInvitation, type StoredInvitation } from './invitations';
import { leaveTeams, setMembership, setRoles } from './memberships';
import { listKnownRoles } from '../roles';
import { pauseClosedListings } from '../../interpreters/service/pauseClosedListings';
import { findUserById, type User } from '../../account/service/users';
import { nameOfPerson } from './toInstituteUser';

/**
 * Uses an invitation up: the person belongs to its institute and business from now on and has its role, where who invited
 * them may still give it. Roles and teams of the institute that they leave stay behind. Throws WRONG_INVITATION where somebody was
 * faster, or they left another institute at that moment, and LAST_ADMIN where the other institute would be left without one.
 * Returns the person's roles.
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
  if ((await findInstituteOf(queries, seen.id)).id !== former.id) throw new AppError('WRONG_INVITATION');
  const person = await findUserById(queries, seen.id);
  if (!person || person.deleted_at || !(await takeInvitation(queries, invitation.id, now)))
    throw new AppError('WRONG_INVITATION');
  const stays = former.id === instituteId;
  if (!stays) await leaveFormer(queries, person, former, now);

  const known = await listKnownRoles(queries, instituteId);
  const brought = await roleBrought(queries, invitation, known);
  const roles = [...new Set([...(stays ? person.roles : []), ...(brought ? [brought.name] : [])])];
  await setRoles(queries, person.id, roles);
  await setMembership(queries, {
    userId: person.id,
    instituteId,
    businessId: invitation.business_id,
    at: now,
  });

  const institute = await findInstituteOf(queries, person.id);
  await pauseClosedListings(queries, { institute, roles: known, now, userId: person.id });

  const after = { roles, business: invitation.business };
  await writeAudit(queries, { ...lineOf(person, now), instituteId, action: 'invitation.accept', after });
  return roles;
}

/**
 * Takes roles and teams of an institute, which is locked, from somebody of it who goes; its log has that. Throws LAST_ADMIN
 * where it would be left without one.
 */
export async function leaveFormer(
  queries: Queries,
  person: User,
  former: Institute,
  now: Date,
): Promise<void> {
  const isAdmin = person.roles.includes(INSTITUTE_ADMIN_ROLE);
  if (isAdmin && !(await hasOtherAdmin(queries, former, person.id))) throw new AppError('LAST_ADMIN');
  await setRoles(queries, person.id, []);
  await leaveTeams(queries, person.id);
  if (former.is_house) return;
  const line = { ...lineOf(person, now), instituteId: former.id };
  await writeAudit(queries, { ...line, action: 'person.leave', before: person.roles });
}

const lineOf = (person: User, at: Date) => ({
  ...{ at, actorId: person.id, subject: nameOfPerson(person), subjectId: person.id },
});

/**
 * The role that an invitation brings, of those that its institute knows: null where who invited is no admin of the
 * institute any more, or the role is above theirs, for they could come back by it.
 */
export async function roleBrought(
  queries: Queries,
  { invited_by, institute_id, role: name }: StoredInvitation,
  known: readonly RoleRule[],
): Promise<RoleRule | null> {
  const role = known.find((each) => each.name === name);
  const inviter = invited_by === null ? null : await findUserById(queries, invited_by);
  if (!role || !inviter || inviter.deleted_at || !inviter.roles.includes(INSTITUTE_ADMIN_ROLE)) return null;
  const { id } = await findInstituteOf(queries, inviter.id);
  return id === institute_id && role.rank <= rankOf(inviter.roles, known) ? role : null;
}

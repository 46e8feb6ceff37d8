import { randomUUID } from 'node:crypto';
import { INSTITUTE_ADMIN_ROLE, INTERPRETER_GROUP } from '../../../../shared/domain/people/groups';
import { inTransaction } from '../../../db/inTransaction';
import { writeAudit } from './auditLog';
import { findUserByEmail, insertUser, setPasswordHash, hasAnyAdmin } from '../../account/service/users';
import { findHouse, findInstituteOf, lockInstitute } from './institutes';
import { setRoles } from './memberships';
import { activateRegistration } from '../../account/service/registrations';
import type { ServiceContext } from '../../../platform/context';

export interface FirstAdmin {
  email: string;
  firstName: string;
  lastName: string;
  passwordHash: string;
}

/**
 * Makes the account of the first admin, or appoints one that there is; `exists` where anybody is an admin already,
 * and then nothing changes. Two at once make one. Only for whoever holds the database: no call leads here.
 */
export async function makeFirstAdmin(
  { db, clock }: ServiceContext,
  wish: FirstAdmin,
): Promise<'made' | 'appointed' | 'exists'> {
  return inTransaction(db, async (queries) => {
    await lockInstitute(queries, (await findHouse(queries)).id);
    if (await hasAnyAdmin(queries)) return 'exists';
    const now = clock.now();
    const known = await findUserByEmail(queries, wish.email);
    const user =
      known ??
      (await insertUser(queries, {
        id: randomUUID(),
        email: wish.email,
        first_name: wish.firstName,
        last_name: wish.lastName,
        group_id: INTERPRETER_GROUP,
        password_hash: wish.passwordHash,
        verified_at: now,
        created_at: now,
      }));
    if (!user) throw new Error('the account could not be made');
    const isWaiting = user.verified_at === null;
    if (isWaiting) {
      await activateRegistration(queries, user.email, now, false);
      await setPasswordHash(queries, user.id, wish.passwordHash);
    }
    const roles = [INSTITUTE_ADMIN_ROLE, ...user.roles];
    await setRoles(queries, user.id, roles);
    const { id: instituteId } = await findInstituteOf(queries, user.id);
    const subject = `${user.first_name} ${user.last_name}`;
    const line = { instituteId, at: now, actorId: user.id, subject, subjectId: user.id };
    const change = { before: user.roles, after: roles };
    await writeAudit(queries, { ...line, ...change, action: 'institute.first_admin' });
    return known && !isWaiting ? 'appointed' : 'made';
  });
}

import { randomUUID } from 'node:crypto';
import type { ReceivedOf } from '../../../../shared/contract/base/endpoint';
import { AppError } from '../../../../shared/contract/base/errors';
import {
  type Invitation,
  type inviteAssociate as endpoint,
  MOST_INVITATIONS,
} from '../../../../shared/contract/account/invitations';
import { invitationExpiry } from '../../../../shared/domain/people/codeLife';
import { closedModules } from '../../../../shared/domain/people/modules';
import type { RoleRule } from '../../../../shared/domain/people/roles';
import type { Queries } from '../../../db/database';
import { findBusiness } from '../businesses';
import { findInstitutePerson } from '../service/institutePeople';
import { findInstituteOf } from '../service/institutes';
import { insertInvitation, listOpenInvitations, withdrawInvitations } from '../service/invitations';
import { findUserByEmail, type User } from '../../account/service/users';
import { codeSecrets } from '../../account/service/codeSecrets';
import type { Caller } from '../../../platform/context';
import { queueMail } from '../../../platform/mail/queueMail';
import { changeInstitute, type InstituteChange } from '../service/changeInstitute';
import type { InstituteContext } from '../service/InstituteContext';
import { nameOfPerson } from '../service/toInstituteUser';
import { toInvitation } from './getInvitations';

/**
 * Mails somebody a link into the caller's institute; what was mailed to them before stops working. Throws
 * ALREADY_MEMBER, TOO_MANY_ENTRIES, NOT_FOUND for a foreign business, INVALID for an unknown role, ROLE_ABOVE_OWN.
 */
export async function inviteAssociate(
  context: InstituteContext,
  caller: Caller,
  wish: ReceivedOf<typeof endpoint>,
): Promise<Invitation> {
  await context.invitationLimits.countInvitation(caller.userId, wish.email);
  const email = wish.email.toLowerCase();
  return changeInstitute(context, caller, async (change) => {
    const { queries, institute, admin, now, log } = change;
    const brought = await refuseImpossible(change, wish);
    const known = await findUserByEmail(queries, email);
    if (known && (await findInstitutePerson(queries, institute, known.id)))
      throw new AppError('ALREADY_MEMBER');
    for (const replaced of await withdrawInvitations(queries, institute.id, { email }, now)) {
      await log('invitation.withdraw', replaced, null, null);
    }
    const token = codeSecrets.createToken();
    const id = randomUUID();
    await insertInvitation(queries, {
      id,
      institute_id: institute.id,
      email,
      group_id: wish.group_id,
      role: wish.role ?? null,
      business_id: wish.business_id ?? null,
      token_hash: codeSecrets.hashOfToken(token),
      invited_by: admin.id,
      created_at: now,
      expires_at: invitationExpiry(now),
    });
    const open = await listOpenInvitations(queries, institute.id, now);
    if (open.length > MOST_INVITATIONS) throw new AppError('TOO_MANY_ENTRIES');
    const invitation = open.find((each) => each.id === id);
    if (!invitation) throw new Error('an invitation that was just written is not there');
    const { business, role } = invitation;
    await log('invitation.send', email, null, { role, business });
    await queueMail(queries, context.clock, {
      to: email,
      isProved: Boolean(known?.verified_at),
      language: known?.language ?? wish.language ?? admin.language ?? 'en-US',
      template: 'invitation',
      // To an address that nobody proved goes no word that somebody chose: the page behind the link tells all of it.
      values: known?.verified_at
        ? {
            name: known.first_name,
            inviter: nameOfPerson(admin),
            institute: institute.name,
            business,
            role,
            token,
            ...(await lossesOf(queries, known, brought)),
          }
        : { name: '', inviter: null, institute: null, business: null, role: null, token },
      sendBefore: invitation.expires_at,
    });
    return toInvitation(invitation);
  });
}

/** What somebody with an account goes without once they joined: their institute, and areas that the role leaves out. */
async function lossesOf(queries: Queries, { id, group_id: group }: User, role: RoleRule | null) {
  const former = await findInstituteOf(queries, id);
  return {
    group,
    leaves: former.is_house ? null : former.name,
    closed: role ? closedModules(group, [role.modules]) : [],
  };
}

/** Returns the role that the invitation brings. */
async function refuseImpossible(
  { queries, institute, roles, rank }: InstituteChange,
  { role: name, business_id: businessId }: ReceivedOf<typeof endpoint>,
): Promise<RoleRule | null> {
  if (businessId !== undefined && !(await findBusiness(queries, institute.id, businessId))) {
    throw new AppError('NOT_FOUND');
  }
  if (name === undefined) return null;
  const role = roles.find((each) => each.name === name);
  if (!role) throw new AppError('INVALID', { issues: [{ path: 'role', code: 'unknown_choice' }] });
  if (role.rank > rank) throw new AppError('ROLE_ABOVE_OWN');
  return role;
}

import type { InvitationOffer } from '../../../../shared/contract/account/invitations';
import { findUserByEmail } from '../../account/service/users';
import type { AccountContext } from '../../account/service/accountContext';
import type { Visitor } from '../../auth/service/signInContext';
import { findInvitation } from '../service/invitations';
import { roleBrought } from '../service/joinInstitute';
import { listKnownRoles } from '../roles';

/** The offer of an invitation, for anyone who holds its link. Throws WRONG_INVITATION. */
export async function getInvitation(
  context: AccountContext,
  visitor: Visitor,
  { token }: { token: string },
): Promise<InvitationOffer> {
  await context.accountLimits.countLinkTry(visitor.address);
  const { queries } = context.db;
  const invitation = await findInvitation(queries, token, context.clock.now());
  const { email, institute, business, group_id, expires_at } = invitation;
  const known = await listKnownRoles(queries, invitation.institute_id);
  const brought = await roleBrought(queries, invitation, known);
  const account = await findUserByEmail(queries, email);
  return {
    institute,
    business,
    email,
    group_id,
    role: brought?.name ?? null,
    role_modules: brought ? [...brought.modules] : null,
    has_account: Boolean(account?.verified_at),
    expires_at: expires_at.toISOString(),
  };
}

import type { InvitationOffer } from '../../../../shared/contract/account/invitations';
import { findUserByEmail } from '../../account/service/users';
import type { AccountContext } from '../../account/service/accountContext';
import type { Visitor } from '../../auth/service/signInContext';
import { findInvitation } from '../service/invitations';
import { listKnownRoles } from '../roles';

/** The offer of an invitation, for anyone who holds its link. Throws WRONG_INVITATION. */
export async function getInvitation(
  context: AccountContext,
  visitor: Visitor,
  { token }: { token: string },
): Promise<InvitationOffer> {
  await context.accountLimits.countLinkTry(visitor.address);
  const { queries } = context.db;
  const { institute_id, email, institute, business, group_id, role, expires_at } = await findInvitation(
    queries,
    token,
    context.clock.now(),
  );
  const brought = (await listKnownRoles(queries, institute_id)).find(({ name }) => name === role);
  const known = await findUserByEmail(queries, email);
  const hasAccount = Boolean(known?.verified_at);
  return {
    institute,
    business,
    email,
    group_id,
    role,
    role_modules: brought ? [...brought.modules] : null,
    has_account: hasAccount,
    expires_at: expires_at.toISOString(),
  };
}

import type { DataOf, ReceivedOf } from '../../../../shared/contract/base/endpoint';
import type { acceptInvitation as endpoint } from '../../../../shared/contract/account/invitations';
import { inTransaction } from '../../../db/inTransaction';
import { findActiveUser } from '../../account/service/users';
import type { Caller } from '../../../platform/context';
import { findInvitation } from '../service/invitations';
import type { InstituteContext } from '../service/InstituteContext';
import { joinInstitute } from '../service/joinInstitute';

/** Brings the caller into the institute that invited their address. Throws WRONG_INVITATION and LAST_ADMIN. */
export async function acceptInvitation(
  context: InstituteContext,
  caller: Caller,
  { token }: ReceivedOf<typeof endpoint>,
): Promise<DataOf<typeof endpoint>> {
  await context.invitationLimits.countAcceptance(caller.userId);
  return inTransaction(context.db, async (queries) => {
    const now = context.clock.now();
    const user = await findActiveUser(queries, caller.userId);
    const invitation = await findInvitation(queries, token, now, user.email);
    const roles = await joinInstitute(queries, user, invitation, now);
    return { institute: invitation.institute, business: invitation.business, roles };
  });
}

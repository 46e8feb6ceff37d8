import type { ReceivedOf } from '../../../../shared/contract/base/endpoint';
import { AppError } from '../../../../shared/contract/base/errors';
import type { withdrawInvitation as endpoint } from '../../../../shared/contract/account/invitations';
import { withdrawInvitations } from '../service/invitations';
import type { Caller, ServiceContext } from '../../../platform/context';
import { changeInstitute } from '../service/changeInstitute';

/** Throws NOT_FOUND where the institute has no such open invitation. */
export async function withdrawInvitation(
  context: ServiceContext,
  caller: Caller,
  { id }: ReceivedOf<typeof endpoint>,
): Promise<null> {
  return changeInstitute(context, caller, async ({ queries, institute, now, log }) => {
    const [email] = await withdrawInvitations(queries, institute.id, { id }, now);
    if (email === undefined) throw new AppError('NOT_FOUND');
    await log('invitation.withdraw', email, null, null);
    return null;
  });
}

import type { ReceivedOf } from '../../../contract/endpoint';
import { AppError } from '../../../contract/errors';
import type { withdrawInvitation as endpoint } from '../../../contract/invitations';
import { withdrawInvitations } from '../../db/repositories/invitations';
import type { Caller, ServiceContext } from '../context';
import { changeInstitute } from './changeInstitute';

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

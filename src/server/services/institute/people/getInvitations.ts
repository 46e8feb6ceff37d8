import type { Invitation } from '../../../../shared/contract/account/invitations';
import { findInstituteOf } from '../../../db/repositories/people/institutes';
import { listOpenInvitations } from '../../../db/repositories/people/invitations';
import type { Caller, ServiceContext } from '../../context';
import { toInvitation } from './toInvitation';

/** The open invitations of the caller's own institute; their tokens are known to nobody but the invited. */
export async function getInvitations({ db, clock }: ServiceContext, caller: Caller): Promise<Invitation[]> {
  const { id } = await findInstituteOf(db.queries, caller.userId);
  return (await listOpenInvitations(db.queries, id, clock.now())).map(toInvitation);
}

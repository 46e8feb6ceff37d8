import type { Invitation } from '../../../../shared/contract/account/invitations';
import { findInstituteOf } from '../service/institutes';
import { type StoredInvitation, listOpenInvitations } from '../service/invitations';
import type { Caller, ServiceContext } from '../../../platform/context';

/** The open invitations of the caller's own institute; their tokens are known to nobody but the invited. */
export async function getInvitations({ db, clock }: ServiceContext, caller: Caller): Promise<Invitation[]> {
  const { id } = await findInstituteOf(db.queries, caller.userId);
  return (await listOpenInvitations(db.queries, id, clock.now())).map(toInvitation);
}

/** An open invitation as admins see it; who sent it may have gone since. */
export function toInvitation(stored: StoredInvitation): Invitation {
  const { id, email, group_id, role, business, inviter_first_name, inviter_last_name } = stored;
  return {
    id,
    email,
    group_id,
    role,
    business,
    invited_by: [inviter_first_name, inviter_last_name].filter(Boolean).join(' '),
    invited_by_photo_url: stored.inviter_photo_url,
    created_at: stored.created_at.toISOString(),
    expires_at: stored.expires_at.toISOString(),
  };
}

import type { Invitation } from '../../../../shared/contract/account/invitations';
import type { StoredInvitation } from '../../../db/repositories/people/invitations';

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
    created_at: stored.created_at.toISOString(),
    expires_at: stored.expires_at.toISOString(),
  };
}

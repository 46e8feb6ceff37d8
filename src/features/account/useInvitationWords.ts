import { useTranslation } from 'react-i18next';
import type { InvitationOffer } from '../../contract/invitations';
import { INTERPRETER_GROUP } from '../../domain/groups';

/** An invitation in sentences: as what, and into which business, where it says so. */
export function useInvitationWords(): (offer: InvitationOffer) => string {
  const { t } = useTranslation();
  return ({ group_id, business, role }) =>
    [
      t(group_id === INTERPRETER_GROUP ? 'account.invitation.asInterpreter' : 'account.invitation.asClient'),
      ...(business ? [t('account.invitation.business', { business })] : []),
      ...(role ? [t('account.invitation.role', { role })] : []),
    ].join(' ');
}

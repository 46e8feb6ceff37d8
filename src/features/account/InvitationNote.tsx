import { useTranslation } from 'react-i18next';
import type { InvitationOffer } from '../../contract/invitations';
import { useInvitationWords } from './useInvitationWords';

/** What somebody is invited to, as far as the link's holder may know it. */
export function InvitationNote({ offer }: { offer: InvitationOffer }) {
  const { t } = useTranslation();
  const words = useInvitationWords();
  return (
    <div className="dr-form-note">
      <p className="dr-form-noteTitle">{t('account.invitation.heading', { institute: offer.institute })}</p>
      <p>{words(offer)}</p>
    </div>
  );
}

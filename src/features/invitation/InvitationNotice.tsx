import { useTranslation } from '../../i18n/useTranslation';
import { Link } from 'react-router-dom';

/** An invitation that cannot be taken up any more. */
export function InvitationNotice({ home }: { home: string }) {
  const { t } = useTranslation();
  return (
    <div className="dr-form">
      <h1>{t('invitation.overTitle')}</h1>
      <p role="alert">{t('invitation.overText')}</p>
      <Link className="dr-button dr-button-primary dr-button-large" to={home}>
        {t('invitation.toDashboard')}
      </Link>
    </div>
  );
}

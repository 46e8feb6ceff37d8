import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { Link } from 'react-router-dom';

/** The person belongs to the institute now. */
export function JoinedNotice({ institute, home }: { institute: string; home: string }) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="dr-form">
      <h1 ref={heading} tabIndex={-1}>
        {t('invitation.joinedTitle', { institute })}
      </h1>
      <p className="dr-form-lead">{t('invitation.joinedText')}</p>
      <Link className="dr-button dr-button-primary dr-button-large" to={home}>
        {t('invitation.toDashboard')}
      </Link>
    </div>
  );
}

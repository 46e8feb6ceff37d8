import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { Link } from 'react-router-dom';
import { REDIRECT_DELAY_MS } from '../../machines/passwordReset/passwordResetMachine';
import { Gap } from '../../ui/time/Gap';
import { paths } from '../../paths';

/** How soon the sign-in form comes, counted for the eye alone, and the way there for who does not want to wait. */
export function SignInSoon() {
  const { t } = useTranslation();
  const [seconds, setSeconds] = useState(REDIRECT_DELAY_MS / 1000);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((left) => Math.max(1, left - 1)), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <p className="dr-formCard-links">
      <span className="dr-numerals">{t('account.change.leading', { count: seconds })}</span>
      <Gap />
      <Link to={paths.login} replace>
        {t('account.change.signInNow')}
      </Link>
    </p>
  );
}

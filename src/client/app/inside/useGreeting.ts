import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { useLocation, useNavigate } from 'react-router-dom';
import { selectUser } from '../../store/authSlice';
import { useAppSelector } from '../../store/store';
import { formatInstant } from '../../ui/time/formatInstant';
import { readerZone } from '../../ui/time/readerZone';
import { useToast } from '../../ui/popups/useToast';
import { readRouteState } from '../readRouteState';

const GREETING_SECONDS = 5;

/** Right after sign-in, once: when the sign-in before that was. */
export function useGreeting(): void {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const navigate = useNavigate();
  const location = useLocation();
  const user = useAppSelector(selectUser);
  const { hasJustSignedIn = false } = readRouteState(location);

  const greet = useEffectEvent(() => {
    if (!user) return;
    const { first_name: name, last_login_at: lastLogin } = user;
    toast.info({
      title: t('login.welcomeBack', { name }),
      text: lastLogin
        ? t('login.lastLogin', { lastLoginTime: formatInstant(lastLogin, i18n.language, readerZone()) })
        : undefined,
      seconds: GREETING_SECONDS,
    });
    void navigate(`${location.pathname}${location.search}`, { replace: true });
  });

  useEffect(() => {
    if (hasJustSignedIn) greet();
  }, [hasJustSignedIn]);
}

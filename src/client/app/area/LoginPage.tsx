import { lazy } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { loadPatiently } from '../../ui/loading/loadPatiently';
import { SignedOutNote } from '../session/SignedOutNote';
import { GuestDoor } from './GuestDoor';

const load = () => import(/* webpackChunkName: "login" */ '../../features/login/LoginScreen');
const LoginScreen = lazy(async () => ({ default: (await loadPatiently(load)).LoginScreen }));

/** Sign-in; who has a session never fetches it, and for who has none `public/before-paint.js` asks for it at once. */
export function LoginPage() {
  const { t } = useTranslation();
  return (
    <GuestDoor title={t('layout.titles.login')}>
      <SignedOutNote />
      <LoginScreen />
    </GuestDoor>
  );
}

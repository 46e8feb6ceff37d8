import { useTranslation } from 'react-i18next';
import { LoginScreen } from '../../features/login/LoginScreen';
import { GuestDoor } from './GuestDoor';

/** Sign-in, which is there at once. */
export function LoginPage() {
  const { t } = useTranslation();
  return (
    <GuestDoor title={t('layout.titles.login')}>
      <LoginScreen />
    </GuestDoor>
  );
}

import { lazy } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { useLocation } from 'react-router-dom';
import { paths } from '../../paths';
import { selectAuthStatus, selectUser } from '../../store/authSlice';
import { useAppSelector } from '../../store/store';
import { retryImport } from '../../ui/loading/retryImport';
import { Identifying } from '../session/Identifying';
import { AskedSoon, useIsAsking } from './AskedSoon';
import { PlainPage } from './PlainPage';

const load = () => import('../../features/account/PasswordResetScreen');
const PasswordResetScreen = lazy(async () => ({ default: (await retryImport(load)).PasswordResetScreen }));

/** Forgot and change password, for guests and for who is signed in; the latter's address is known. */
export function PasswordPage() {
  const { t } = useTranslation();
  const isForgot = useLocation().pathname === paths.forgotPassword;
  const status = useAppSelector(selectAuthStatus);
  const email = useAppSelector(selectUser)?.email ?? null;
  const isAsking = useIsAsking();
  if (status === 'identifying') return <Identifying />;
  return (
    <PlainPage title={t(isForgot ? 'account.forgot.title' : 'account.change.title')}>
      {isAsking && email === null && <AskedSoon user={null} hasJustSignedIn={false} />}
      <PasswordResetScreen email={email} />
    </PlainPage>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { LoginScreen } from '../../features/login/LoginScreen';
import { paths } from '../../paths';
import { selectAuthStatus, selectUser } from '../../slices/authSlice';
import { useAppSelector } from '../../store';
import { LanguageChooser } from '../language/LanguageChooser';
import { readRouteState } from '../readRouteState';
import { dashboardOf } from '../session/dashboardOf';
import { Identifying } from '../session/Identifying';
import { usePageTitle } from '../usePageTitle';
import { Wordmark } from '../Wordmark';
import { preloadInside } from './Inside';
import { StoreColourModeToggle } from './StoreColourModeToggle';

/** Sign-in, for who is not; whoever is (or just became so) goes to where they wanted to, or to their dashboard. */
export function LoginPage() {
  const { t } = useTranslation();
  const status = useAppSelector(selectAuthStatus);
  const user = useAppSelector(selectUser);
  const [cameSignedIn] = useState(status === 'signedIn' || status === 'identifying');
  const { from } = readRouteState(useLocation());
  usePageTitle(t('layout.titles.login'));
  if (user) {
    const state = cameSignedIn ? undefined : { hasJustSignedIn: true };
    return <Navigate to={from ?? dashboardOf(user.group_id)} replace state={state} />;
  }
  if (status === 'identifying') return <Identifying />;
  return (
    <div className="dr-loginPage" onFocus={preloadInside}>
      <header className="dr-plainHeader">
        <Wordmark to={paths.home} />
        <div className="dr-plainHeader-controls">
          <LanguageChooser />
          <StoreColourModeToggle />
        </div>
      </header>
      <main>
        <LoginScreen />
      </main>
    </div>
  );
}

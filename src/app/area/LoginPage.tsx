import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { LoginScreen } from '../../features/login/LoginScreen';
import { paths } from '../../paths';
import { selectAuthStatus, selectUser } from '../../slices/authSlice';
import { useAppSelector } from '../../store';
import { LanguageChooser } from '../language/LanguageChooser';
import { dashboardOf } from '../session/dashboardOf';
import { Identifying } from '../session/Identifying';
import { usePageTitle } from '../usePageTitle';
import { Wordmark } from '../Wordmark';
import { AreaColourModeToggle } from './AreaColourModeToggle';

/** Sign-in, for who is not; whoever is (or just became so) goes to where they wanted to, or to their dashboard. */
export function LoginPage() {
  const { t } = useTranslation();
  const status = useAppSelector(selectAuthStatus);
  const user = useAppSelector(selectUser);
  const { state } = useLocation();
  usePageTitle(t('layout.titles.login'));
  if (user) return <Navigate to={destinationIn(state) ?? dashboardOf(user.group_id)} replace />;
  if (status === 'identifying') return <Identifying />;
  return (
    <div className="dr-loginPage">
      <header className="dr-plainHeader">
        <Wordmark to={paths.home} />
        <div className="dr-plainHeader-controls">
          <LanguageChooser />
          <AreaColourModeToggle />
        </div>
      </header>
      <main>
        <LoginScreen />
      </main>
    </div>
  );
}

/** Where a guard sent them from. Only a guard writes this, so it is a path of ours. */
function destinationIn(state: unknown): string | null {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' && from.startsWith('/') ? from : null;
}

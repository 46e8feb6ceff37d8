import { useTranslation } from '../../i18n/useTranslation';
import { Navigate, Outlet } from 'react-router-dom';
import { paths } from '../../paths';
import { selectAuthStatus, selectSignOutReason } from '../../store/authSlice';
import { useAppSelector } from '../../store/store';
import { Inside } from '../area/Inside';
import { PlainPage } from '../area/PlainPage';
import type { Screen } from '../area/Screen';
import { Identifying } from './Identifying';
import { LayoutSkeleton } from './LayoutSkeleton';
import { LeadHome } from './RequireGroup';

/** A screen for everyone: inside the layout of who is signed in, beneath the product's name for who is not. */
export function OpenDoor({ title }: Pick<Screen, 'title'>) {
  const { t } = useTranslation();
  const status = useAppSelector(selectAuthStatus);
  const signOutReason = useAppSelector(selectSignOutReason);
  if (status === 'ended') return <LeadHome />;
  if (signOutReason === 'notIdentified') return <Navigate to={paths.login} replace />;
  if (status === 'leaving') return <LayoutSkeleton label={t('layout.session.leaving')} />;
  if (status === 'identifying') return <Identifying />;
  if (status === 'signedIn') return <Inside />;
  return (
    <PlainPage title={t(title)}>
      <Outlet />
    </PlainPage>
  );
}

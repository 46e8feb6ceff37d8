import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { Navigate, useLocation } from 'react-router-dom';
import type { GroupId } from '../../../shared/domain/people/groups';
import { paths } from '../../paths';
import { selectAuthStatus, selectUser, selectSignOutReason } from '../../store/authSlice';
import { useAppSelector } from '../../store/store';
import { dashboardOf } from './dashboardOf';
import { Identifying } from './Identifying';
import { LayoutSkeleton } from './LayoutSkeleton';

interface RequireGroupProps {
  /** whose screens these are; everybody's who is signed in, where it is left out */
  group?: GroupId;
  children: ReactNode;
}

/**
 * A courtesy, not the protection: shows `children` to whom they are for. Others are led to where they can go on,
 * and nothing of them is shown while it is not known who is there.
 */
export function RequireGroup({ group, children }: RequireGroupProps) {
  const { t } = useTranslation();
  const status = useAppSelector(selectAuthStatus);
  const user = useAppSelector(selectUser);
  const { pathname, search, hash } = useLocation();
  if (status === 'ended') return <LeadHome />;
  if (status === 'signedOut')
    return <Navigate to={paths.login} replace state={{ from: `${pathname}${search}${hash}` }} />;
  if (status === 'leaving') return <LayoutSkeleton label={t('layout.session.leaving')} />;
  if (!user) return <Identifying />;
  if (group === undefined || user.group_id === group) return children;
  return <Navigate to={dashboardOf(user.group_id)} replace state={{ turnedAwayFrom: group }} />;
}

/** Where a session ended the person is led to the root page, and told there what there is to tell. */
export function LeadHome() {
  const signOutReason = useAppSelector(selectSignOutReason);
  return <Navigate to={paths.home} replace state={signOutReason ? { signOutReason } : null} />;
}

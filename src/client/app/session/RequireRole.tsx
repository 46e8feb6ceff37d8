import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import type { INSTITUTE_ADMIN_ROLE } from '../../../shared/domain/people/groups';
import { selectUser } from '../../store/authSlice';
import { useAppSelector } from '../../store/store';
import { dashboardOf } from './dashboardOf';

interface RequireRoleProps {
  role: typeof INSTITUTE_ADMIN_ROLE;
  children: ReactNode;
}

/** Inside a group's screens: for who has the role as well; others are led to their dashboard and told why. */
export function RequireRole({ role, children }: RequireRoleProps) {
  const user = useAppSelector(selectUser);
  if (!user || user.roles.includes(role)) return children;
  return <Navigate to={dashboardOf(user.group_id)} replace state={{ turnedAwayFrom: role }} />;
}

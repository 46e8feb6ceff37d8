import { selectUser } from '../../slices/authSlice';
import { useAppSelector } from '../../store';
import { NotFound } from '../NotFound';
import { dashboardOf } from '../session/dashboardOf';

/** An address that leads nowhere, for who is signed in. */
export function NotFoundInside() {
  const user = useAppSelector(selectUser);
  return <NotFound home={user ? dashboardOf(user.group_id) : undefined} />;
}

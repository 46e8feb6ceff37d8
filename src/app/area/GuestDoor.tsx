import { type ReactNode, useMemo, useState } from 'react';
import { type Location, Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../paths';
import { selectAuthStatus, selectUser } from '../../slices/authSlice';
import { useAppSelector } from '../../store';
import { readLinkToken } from '../../ui/useLinkToken';
import { readRouteState } from '../readRouteState';
import { dashboardOf } from '../session/dashboardOf';
import { Identifying } from '../session/Identifying';
import { preloadInside } from './Inside';
import { PlainPage } from './PlainPage';

interface GuestDoorProps {
  title: string;
  children: ReactNode;
}

/** Ways to sign in, for who is not; whoever is (or just became so) goes to where they wanted to, or to their dashboard. */
export function GuestDoor({ title, children }: GuestDoorProps) {
  const status = useAppSelector(selectAuthStatus);
  const user = useAppSelector(selectUser);
  const [cameSignedIn] = useState(status === 'signedIn' || status === 'identifying');
  const location = useLocation();
  const { from } = readRouteState(location);
  // read before the sign-in, which wipes what the tab remembers
  const carried = useMemo(() => readLinkToken('invitation', location.state), [location.state]);
  const invitation = invitationIn(location) ?? (from === paths.invitation ? carried : null);
  if (user && invitation) {
    const search = new URLSearchParams({ invitation }).toString();
    return <Navigate to={{ pathname: paths.invitation, search }} replace />;
  }
  if (user) {
    const state = cameSignedIn ? undefined : { hasJustSignedIn: true };
    return <Navigate to={from ?? dashboardOf(user.group_id)} replace state={state} />;
  }
  const page = (
    <PlainPage title={title} onFocus={preloadInside}>
      {children}
    </PlainPage>
  );
  return status === 'identifying' ? <Identifying whenUnreachable={page} /> : page;
}

/** The mailed link of an invitation leads to the registration; who has an account joins with that one instead. */
function invitationIn({ pathname, search }: Location<unknown>): string | null {
  return pathname === paths.register ? new URLSearchParams(search).get('invitation') : null;
}

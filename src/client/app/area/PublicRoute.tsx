import { lazy, type ReactNode, useEffect, useMemo, useState } from 'react';
import { type Location, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useSignOutMutation } from '../../api/userApi';
import { paths } from '../../paths';
import { selectAuthStatus, selectUser } from '../../store/authSlice';
import { useAppSelector } from '../../store/store';
import { retryImport } from '../../ui/loading/retryImport';
import { readLinkToken } from '../../ui/page/useLinkToken';
import { readRouteState } from '../readRouteState';
import { homeOf } from '../session/dashboardOf';
import { Identifying } from '../session/Identifying';
import { isAsking } from '../../store/keptAsk';
import { AskedSoon, useIsAsking, useKeptAsk } from './AskedSoon';
import { preloadInside } from './Inside';
import { PlainPage } from './PlainPage';

const loadSwitch = () => import('../../features/account/SwitchAccount');
const SwitchAccount = lazy(async () => ({ default: (await retryImport(loadSwitch)).SwitchAccount }));

interface PublicRouteProps {
  title: string;
  children: ReactNode;
}

/** Ways to sign in, for who is not; whoever is (or just became so) goes to where they wanted to, or to their home. */
export function PublicRoute({ title, children }: PublicRouteProps) {
  const status = useAppSelector(selectAuthStatus);
  const user = useAppSelector(selectUser);
  const [cameSignedIn] = useState(status === 'signedIn' || status === 'identifying');
  const location = useLocation();
  const { from } = readRouteState(location);
  useKeptAsk();
  const isVisitorAsking = useIsAsking();
  // read before the sign-in, which wipes what the tab remembers
  const carried = useMemo(() => readLinkToken('invitation', location.state), [location.state]);
  const invitation = invitationIn(location) ?? (from === paths.invitation ? carried : null);
  const { switchTo, isSwitching, hasSwitched } = useSwitch();
  if (user && holdsMagicLink(location) && (isSwitching || (cameSignedIn && !hasSwitched))) {
    return (
      <PlainPage title={title}>
        <SwitchAccount email={user.email} home={homeOf(user)} isBusy={isSwitching} onSwitch={switchTo} />
      </PlainPage>
    );
  }
  if (user && invitation) {
    const search = new URLSearchParams({ invitation }).toString();
    return <Navigate to={{ pathname: paths.invitation, search }} replace />;
  }
  if (user && from === undefined && (cameSignedIn ? isAsking(location.search) : isVisitorAsking))
    return <AskedSoon user={user} hasJustSignedIn={!cameSignedIn} />;
  if (user) {
    const state = cameSignedIn ? undefined : { hasJustSignedIn: true };
    return <Navigate to={from ?? homeOf(user)} replace state={state} />;
  }
  const page = (
    <PlainPage title={title} onFocus={preloadInside}>
      {isVisitorAsking && <AskedSoon user={null} hasJustSignedIn={false} />}
      {children}
    </PlainPage>
  );
  return status === 'identifying' ? <Identifying whenUnreachable={page} /> : page;
}

/** Whether the page was opened by a mail's link that signs in. */
function holdsMagicLink({ pathname, search, state }: Location<unknown>): boolean {
  const isHeld = new URLSearchParams(search).has('token') || readLinkToken('token', state) !== null;
  return pathname === paths.magicLogin && isHeld;
}

/** Signs out, which wipes what the tab remembers, and opens the link's page again for whom it was mailed to. */
function useSwitch() {
  const navigate = useNavigate();
  const [signOut] = useSignOutMutation();
  const isGone = useAppSelector(selectUser) === null;
  const [token, setToken] = useState<string | null>(null);
  const [hasSwitched, setHasSwitched] = useState(false);
  useEffect(() => {
    if (token === null || !isGone) return;
    const query = new URLSearchParams(window.location.search);
    query.set('token', token);
    const to = { pathname: paths.magicLogin, search: query.toString() };
    void Promise.resolve(navigate(to, { replace: true })).then(() => {
      setToken(null);
      setHasSwitched(true);
    });
  }, [token, isGone, navigate]);
  const switchTo = (link: string) => {
    void signOut();
    setToken(link);
  };
  return { switchTo, isSwitching: token !== null, hasSwitched };
}

/** The mailed link of an invitation leads to the registration; who has an account joins with that one instead. */
function invitationIn({ pathname, search }: Location<unknown>): string | null {
  return pathname === paths.register ? new URLSearchParams(search).get('invitation') : null;
}

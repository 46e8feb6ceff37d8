import { Navigate, Route, Routes } from 'react-router-dom';
import {
  CLIENT_GROUP,
  INTERPRETER_GROUP,
  type INSTITUTE_ADMIN_ROLE,
} from '../../../shared/domain/people/groups';
import { paths, ROOM_ROOT } from '../../paths';
import { OpenDoor } from '../session/OpenDoor';
import { RequireGroup } from '../session/RequireGroup';
import { GUEST_SCREENS, type GuestScreen } from './guestScreens';
import { Inside } from './Inside';
import { InvitationPage } from './InvitationPage';
import { PasswordPage } from './PasswordPage';
import type { Screen } from './Screen';
import { SCREENS } from './screens';
import { selectUser } from '../../store/authSlice';
import { useAppSelector } from '../../store/store';
import { lazyWithPreload } from '../../ui/loading/lazyWithPreload';
import { NotFound } from '../NotFound';
import { useTranslation } from '../../i18n/useTranslation';
import { PublicRoute } from './PublicRoute';
import { PlainPage } from './PlainPage';
import { lazy, type ReactNode } from 'react';
import { retryImport } from '../../ui/loading/retryImport';
import { SignedOutNote } from '../session/SignedOutNote';
import { dashboardOf } from '../session/dashboardOf';

interface RequireRoleProps {
  role: typeof INSTITUTE_ADMIN_ROLE;
  children: ReactNode;
}

const GROUPS = [CLIENT_GROUP, INTERPRETER_GROUP] as const;

/** The area's routes, from the table of screens. */
export function AreaRoutes() {
  return (
    <Routes>
      <Route path={paths.login} element={<LoginPage />} />
      {GUEST_SCREENS.map(({ path, ...screen }) => (
        <Route key={path} path={path} element={<GuestPage {...screen} />} />
      ))}
      <Route element={<PasswordPage />}>
        <Route path={paths.forgotPassword} element={null} />
        <Route path={paths.changePassword} element={null} />
      </Route>
      {SCREENS.filter(({ group }) => group === null).map((screen) => (
        <Route key={screen.path} element={<OpenDoor title={screen.title} />}>
          {routeOf(screen)}
        </Route>
      ))}
      <Route path={paths.invitation} element={<InvitationPage />} />
      <Route path={ROOM_ROOT}>
        <Route path={paths.guestRoom} element={<RoomPage of="guest" />} />
        <Route path=":bookingId" element={<RoomPage of="party" />} />
        <Route path="*" element={<NotFoundPlain />} />
      </Route>
      <Route path={paths.app} element={<AppDoor />}>
        {routesUnder(paths.app)}
      </Route>
      <Route
        element={
          <RequireGroup>
            <Inside />
          </RequireGroup>
        }
      >
        {SCREENS.filter(({ isShared }) => isShared).map(routeOf)}
      </Route>
      {GROUPS.map((group) => {
        const { root, dashboard } = group === CLIENT_GROUP ? paths.client : paths.interpreter;
        return (
          <Route
            key={group}
            path={root}
            element={
              <RequireGroup group={group}>
                <Inside />
              </RequireGroup>
            }
          >
            <Route index element={<Navigate to={dashboard} replace />} />
            {routesUnder(root)}
          </Route>
        );
      })}
    </Routes>
  );
}

function routesUnder(root: string) {
  return [
    ...SCREENS.filter(
      ({ path, isShared }) => !isShared && (path === root || path.startsWith(`${root}/`)),
    ).map(routeOf),
    <Route key="*" path="*" element={<NotFoundInside />} />,
  ];
}

function routeOf({ path, role, Content }: Screen) {
  const content = role ? (
    <RequireRole role={role}>
      <Content />
    </RequireRole>
  ) : (
    <Content />
  );
  return <Route key={path} path={path} element={content} />;
}

const { Component: NotFoundResult } = lazyWithPreload(
  async () => (await import(/* webpackChunkName: "not-found" */ '../inside/NotFoundResult')).NotFoundResult,
);

/** An address that leads nowhere; with the ways of who is signed in. */
function NotFoundInside() {
  const user = useAppSelector(selectUser);
  return user ? <NotFoundResult group={user.group_id} /> : <NotFound />;
}

const loadRoom = () => import(/* webpackChunkName: "room-page" */ './RoomPage');

const RoomPage = lazy(async () => ({ default: (await retryImport(loadRoom)).RoomPage }));

/** Outside the layout, for whoever it may be. */
function NotFoundPlain() {
  const { t } = useTranslation();
  return (
    <PlainPage title={t('common.notFound.title')}>
      <NotFound />
    </PlainPage>
  );
}

/** A page beside the sign-in form. */
function GuestPage({ title, isForEveryone, Content }: Omit<GuestScreen, 'path'>) {
  const { t } = useTranslation();
  const Door = isForEveryone ? PlainPage : PublicRoute;
  return (
    <Door title={t(title)}>
      <Content />
    </Door>
  );
}

const load = () => import(/* webpackChunkName: "login" */ '../../features/login/LoginScreen');

const LoginScreen = lazy(async () => ({ default: (await retryImport(load)).LoginScreen }));

/** Sign-in; who has a session never fetches it, and for who has none `public/before-paint.js` asks for it at once. */
function LoginPage() {
  const { t } = useTranslation();
  return (
    <PublicRoute title={t('layout.titles.login')}>
      <SignedOutNote />
      <LoginScreen />
    </PublicRoute>
  );
}

/** `/app`: an interpreter goes to their own area, a client stays, in the container that the specification asks for. */
function AppDoor() {
  const user = useAppSelector(selectUser);
  if (user?.group_id === INTERPRETER_GROUP) return <Navigate to={paths.interpreter.root} replace />;
  return (
    <RequireGroup group={CLIENT_GROUP}>
      <Inside contentClass="dr-appContainer" />
    </RequireGroup>
  );
}

/** Inside a group's screens: for who has the role as well; others are led to their dashboard and told why. */
function RequireRole({ role, children }: RequireRoleProps) {
  const user = useAppSelector(selectUser);
  if (!user || user.roles.includes(role)) return children;
  return <Navigate to={dashboardOf(user.group_id)} replace state={{ turnedAwayFrom: role }} />;
}

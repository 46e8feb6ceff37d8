import { Navigate, Route, Routes } from 'react-router-dom';
import { CLIENT_GROUP, INTERPRETER_GROUP } from '../../../shared/domain/people/groups';
import { paths } from '../../paths';
import { AppDoor } from '../session/AppDoor';
import { OpenDoor } from '../session/OpenDoor';
import { RequireGroup } from '../session/RequireGroup';
import { RequireRole } from '../session/RequireRole';
import { GuestPage } from './GuestPage';
import { GUEST_SCREENS } from './guestScreens';
import { Inside } from './Inside';
import { InvitationPage } from './InvitationPage';
import { LoginPage } from './LoginPage';
import { NotFoundInside } from './NotFoundInside';
import { PasswordPage } from './PasswordPage';
import type { Screen } from './Screen';
import { SCREENS } from './screens';

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

import { Navigate } from 'react-router-dom';
import { CLIENT_GROUP, INTERPRETER_GROUP } from '../../../shared/domain/people/groups';
import { paths } from '../../paths';
import { selectUser } from '../../store/authSlice';
import { useAppSelector } from '../../store/store';
import { Inside } from '../area/Inside';
import { RequireGroup } from './RequireGroup';

/** `/app`: an interpreter goes to their own area, a client stays, in the container that the specification asks for. */
export function AppDoor() {
  const user = useAppSelector(selectUser);
  if (user?.group_id === INTERPRETER_GROUP) return <Navigate to={paths.interpreter.root} replace />;
  return (
    <RequireGroup group={CLIENT_GROUP}>
      <Inside contentClass="dr-appContainer" />
    </RequireGroup>
  );
}

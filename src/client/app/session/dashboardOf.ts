import type { SessionUser } from '../../../shared/contract/account/sessionUser';
import {
  CLIENT_GROUP,
  type GroupId,
  INSTITUTE_ADMIN_ROLE,
  INTERPRETER_GROUP,
} from '../../../shared/domain/people/groups';
import { paths } from '../../paths';

/** Where a person's own area begins. */
export function dashboardOf(group: GroupId): string {
  return group === CLIENT_GROUP ? paths.client.dashboard : paths.interpreter.dashboard;
}

/** Where a person arrives: an institute's admin at its home, where what waits for them is. */
export function homeOf({ group_id: group, roles }: Pick<SessionUser, 'group_id' | 'roles'>): string {
  const isAdmin = group === INTERPRETER_GROUP && roles.includes(INSTITUTE_ADMIN_ROLE);
  return isAdmin ? paths.interpreter.instituteAdmin : dashboardOf(group);
}

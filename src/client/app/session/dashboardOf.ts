import { CLIENT_GROUP, type GroupId } from '../../../shared/domain/people/groups';
import { paths } from '../../paths';

/** Where a person's own area begins. */
export function dashboardOf(group: GroupId): string {
  return group === CLIENT_GROUP ? paths.client.dashboard : paths.interpreter.dashboard;
}

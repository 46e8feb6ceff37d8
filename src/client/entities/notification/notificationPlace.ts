import type { Notification } from '../../../shared/contract/account/notifications';
import { CLIENT_GROUP, type GroupId } from '../../../shared/domain/people/groups';
import { paths, recordAt, rescheduleAt, threadAt } from '../../paths';

/** Where what a notification tells of can be seen and answered. */
export function notificationPlace({ kind, booking, thread_id }: Notification, group: GroupId): string {
  const { messages, records, reschedule, dashboard } =
    group === CLIENT_GROUP ? paths.client : paths.interpreter;
  if (thread_id !== null) return threadAt(messages, thread_id);
  if (booking && kind === 'timeProposed') return rescheduleAt(reschedule, booking.id);
  if (booking) return recordAt(records, booking.id);
  if (group !== CLIENT_GROUP && /^(listing|credential)/.test(kind)) return paths.interpreter.listing;
  return dashboard;
}

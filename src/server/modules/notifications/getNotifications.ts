import type {
  getNotificationCount as countEndpoint,
  getNotifications as listEndpoint,
} from '../../../shared/contract/account/notifications';
import type { DataOf, ReceivedOf } from '../../../shared/contract/base/endpoint';
import type { Caller, ServiceContext } from '../../platform/context';
import { countNotifications, countUnreadNotifications, listNotifications } from './service/notifications';
import { toNotification } from './service/toNotification';

/** A page of the caller's own, the newest first. */
export async function getNotifications(
  { db: { queries } }: ServiceContext,
  { userId }: Caller,
  { page, pageSize, onlyUnread }: ReceivedOf<typeof listEndpoint>,
): Promise<DataOf<typeof listEndpoint>> {
  const stretch = { onlyUnread, offset: (page - 1) * pageSize, limit: pageSize };
  const rows = await listNotifications(queries, userId, stretch);
  const count = onlyUnread ? countUnreadNotifications : countNotifications;
  return { rows: rows.map(toNotification), total: await count(queries, userId), page, pageSize };
}

/** How many the caller has not read, and of which they were notified last: that one is told on whatever page they are. */
export async function getNotificationCount(
  { db: { queries } }: ServiceContext,
  { userId }: Caller,
): Promise<DataOf<typeof countEndpoint>> {
  const unread = await countUnreadNotifications(queries, userId);
  const newest = { onlyUnread: true, onlyNotified: true, offset: 0, limit: 1 };
  const [latest] = unread > 0 ? await listNotifications(queries, userId, newest) : [];
  return { unread, latest: latest ? toNotification(latest) : null };
}

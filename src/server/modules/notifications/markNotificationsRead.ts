import { AppError } from '../../../shared/contract/base/errors';
import type { Queries } from '../../db/database';
import { inTransaction } from '../../db/inTransaction';
import { publish } from '../../events/publish';
import type { Caller, ServiceContext } from '../../platform/context';
import { countUnreadNotifications, isOwnNotification, setNotificationsRead } from './service/notifications';

/** One of the caller's own, on all devices. Throws NOT_FOUND. */
export function markNotificationRead(
  context: ServiceContext,
  caller: Caller,
  { id }: { id: string },
): Promise<{ unread: number }> {
  return markRead(context, caller, async (queries, now) => {
    if (!(await isOwnNotification(queries, caller.userId, id))) throw new AppError('NOT_FOUND');
    return setNotificationsRead(queries, caller.userId, now, { id });
  });
}

/** All of the caller's own that came by then: one that came since was not seen. */
export function markAllNotificationsRead(
  context: ServiceContext,
  caller: Caller,
  { until }: { until: string },
): Promise<{ unread: number }> {
  return markRead(context, caller, (queries, now) =>
    setNotificationsRead(queries, caller.userId, now, { until: new Date(until) }),
  );
}

async function markRead(
  { db, clock }: ServiceContext,
  { userId }: Caller,
  mark: (queries: Queries, now: Date) => Promise<number>,
): Promise<{ unread: number }> {
  return inTransaction(db, async (queries) => {
    if ((await mark(queries, clock.now())) > 0) {
      await publish(queries, 'notification.read', { personId: userId });
    }
    return { unread: await countUnreadNotifications(queries, userId) };
  });
}

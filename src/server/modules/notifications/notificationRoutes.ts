import type { FastifyInstance } from 'fastify';
import * as notifications from '../../../shared/contract/account/notifications';
import * as preferences from '../../../shared/contract/account/notificationPreferences';
import * as push from '../../../shared/contract/account/push';
import { serve } from '../../platform/http/serve';
import type { PushContext } from './service/PushContext';
import { getPushKey, subscribePush, unsubscribePush } from './changePush';
import { getNotificationCount, getNotifications } from './getNotifications';
import { markAllNotificationsRead, markNotificationRead } from './markNotificationsRead';
import { getNotificationPreferences, saveNotificationPreferences } from './notificationPreferences';

export function notificationRoutes(app: FastifyInstance, context: PushContext): void {
  serve(app, context, notifications.getNotifications, getNotifications);
  serve(app, context, notifications.getNotificationCount, getNotificationCount);
  serve(app, context, notifications.markNotificationRead, markNotificationRead);
  serve(app, context, notifications.markAllNotificationsRead, markAllNotificationsRead);
  serve(app, context, preferences.getNotificationPreferences, getNotificationPreferences);
  serve(app, context, preferences.saveNotificationPreferences, saveNotificationPreferences);
  serve(app, context, push.getPushKey, getPushKey);
  serve(app, context, push.subscribePush, subscribePush);
  serve(app, context, push.unsubscribePush, unsubscribePush);
}

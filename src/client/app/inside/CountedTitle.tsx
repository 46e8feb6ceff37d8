import { Suspense, useEffect, useState } from 'react';
import { onIdle } from '../../ui/loading/whenIdle';
import { onDemand } from '../area/onDemand';
import { usePageTitle } from '../usePageTitle';
import { useUnreadNotifications } from '../../api/person/notificationApi';

/** The page's title with its count of unread notifications; toasts for new ones start once the screen stands. */
export function CountedTitle({ title }: { title: string }) {
  const [isTime, setTime] = useState(false);
  usePageTitle(title, useUnreadNotifications());
  useEffect(() => onIdle(window, () => setTime(true)), []);
  return isTime ? (
    <Suspense>
      <NotificationToasts.Content />
    </Suspense>
  ) : null;
}

/** Nothing breaks where they do not come. */
const NotificationToasts = onDemand(
  () =>
    import('../../features/notifications/NotificationToasts').then(
      ({ NotificationToasts: loaded }) => loaded,
      () => () => null,
    ),
  'notifications',
);

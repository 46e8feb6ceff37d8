import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { Notification } from '../../../shared/contract/account/notifications';
import { useNotificationLine } from '../../entities/notification/useNotificationLine';
import { useGetNotificationCountQuery } from '../../api/person/notificationApi';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { useToast } from '../../ui/popups/useToast';
import { formatInstant } from '../../ui/time/formatInstant';
import { readerZone } from '../../ui/time/readerZone';

const SECONDS = 6;

/** Says what has just happened, wherever the person is; not what they are looking at, nor what came before. */
export function NotificationToasts() {
  const { pathname } = useLocation();
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const lineOf = useNotificationLine();
  const { data } = useGetNotificationCountQuery();
  /** when the latest came that was known */
  const known = useRef<string | null>(null);
  const tell = useEffectEvent((notification: Notification) => {
    if (isLookedAt(notification, pathname)) return;
    const startsAt = notification.booking?.startsAt ?? notification.call_startsAt;
    const when = startsAt && formatInstant(startsAt, i18n.language, readerZone());
    toast.info({
      title: lineOf(notification),
      ...(when && { text: t('notifications.session', { when }) }),
      seconds: SECONDS,
    });
  });
  useEffect(() => {
    if (!data) return;
    const before = known.current;
    const { latest } = data;
    known.current = latest && latest.at > (before ?? '') ? latest.at : (before ?? '');
    if (latest && before !== null && latest.at > before) tell(latest);
  }, [data]);
  return null;
}

/** A conversation shows what is new in it, and the list of notifications what was told. */
function isLookedAt({ thread_id }: Notification, pathname: string): boolean {
  return [paths.client, paths.interpreter].some(
    ({ messages, notifications }) =>
      pathname === notifications || (thread_id !== null && pathname.startsWith(messages)),
  );
}

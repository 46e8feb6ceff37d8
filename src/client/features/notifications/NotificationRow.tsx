import { BellOutlined } from '@ant-design/icons';
import { Tag } from 'antd';
import { Link } from 'react-router-dom';
import type { Notification } from '../../../shared/contract/account/notifications';
import { CLIENT_GROUP, type GroupId } from '../../../shared/domain/people/groups';
import { isUrgentStart } from '../../../shared/domain/booking/bookingLife';
import { useMarkNotificationReadMutation } from '../../api/person/notificationApi';
import { callAt, offerAt, paths, recordAt, rescheduleAt, threadAt } from '../../paths';
import { useNotificationLine } from '../../entities/notification/useNotificationLine';
import { useTranslation } from '../../i18n/useTranslation';
import { selectUser } from '../../store/authSlice';
import { useAppSelector } from '../../store/store';
import { Monogram } from '../../ui/facts/Monogram';
import { countdownWords } from '../../ui/time/Countdown';
import { dayAndClock, formatInstant } from '../../ui/time/formatInstant';
import { readerZone } from '../../ui/time/readerZone';
import { useNow } from '../../ui/time/useNow';

/** One notification, which leads to what it is about and is read by that. */
export function NotificationRow({ notification }: { notification: Notification }) {
  const { t, i18n } = useTranslation();
  const lineOf = useNotificationLine();
  const group = useAppSelector(selectUser)?.group_id ?? CLIENT_GROUP;
  const [markRead] = useMarkNotificationReadMutation();
  const { id, at, isRead, booking, person, call_startsAt } = notification;
  const startsAt = booking?.startsAt ?? call_startsAt;
  const moment = (instant: string) => formatInstant(instant, i18n.language, readerZone());
  return (
    <Link
      className="dr-notification"
      data-unread={!isRead}
      to={notificationPlace(notification, group)}
      onClick={() => {
        if (!isRead) void markRead({ id });
      }}
    >
      {person?.name ? (
        <Monogram name={person.name} imageUrl={person.photo_url} size={48} />
      ) : (
        <span className="dr-notification-bell">
          <BellOutlined aria-hidden="true" />
        </span>
      )}
      <span className="dr-notification-words">
        <span className="dr-notification-line" dir="auto">
          {lineOf(notification)}
        </span>{' '}
        {startsAt && (
          <span className="dr-notification-when">
            {t('notifications.session', { when: dayAndClock(startsAt, i18n.language, readerZone()) })}
          </span>
        )}{' '}
        <time className="dr-notification-at dr-numerals" dateTime={at}>
          {moment(at)}
        </time>{' '}
        <Urgency notification={notification} />
      </span>
      {!isRead && <span className="dr-notification-new">{t('notifications.new')}</span>}
    </Link>
  );
}

/** Of a request that starts within a day and nobody has answered, or of an offer that was not read: how much time is left. */
function Urgency({ notification }: { notification: Notification }) {
  const { t, i18n } = useTranslation();
  const now = useNow(60_000);
  const { kind, booking, call_startsAt: ofCall, isRead } = notification;
  const isOpen = booking ? booking.status === 'pending' : Boolean(ofCall) && !isRead;
  if (!isOpen || (kind !== 'requested' && kind !== 'changed')) return null;
  const startsAt = Date.parse(booking?.startsAt ?? ofCall ?? '');
  if (!isUrgentStart(startsAt, now)) return null;
  return (
    <Tag color="error" className="dr-notification-urgent">
      {t('notifications.urgent', { time: countdownWords(startsAt - now, i18n.language, false) })}
    </Tag>
  );
}

/** Where what a notification tells of can be seen and answered. */
function notificationPlace({ kind, booking, thread_id, call_id }: Notification, group: GroupId): string {
  const { messages, records, reschedule, dashboard } =
    group === CLIENT_GROUP ? paths.client : paths.interpreter;
  if (thread_id !== null) return threadAt(messages, thread_id);
  if (call_id) return group === CLIENT_GROUP ? callAt(call_id) : offerAt(call_id);
  if (booking && kind === 'timeProposed') return rescheduleAt(reschedule, booking.id);
  if (booking) return recordAt(records, booking.id);
  if (group !== CLIENT_GROUP && /^(listing|credential)/.test(kind)) return paths.interpreter.listing;
  return dashboard;
}

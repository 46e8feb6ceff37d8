import type { Notification } from '../../../../shared/contract/account/notifications';
import type { NotificationRow } from './notifications';

export function toNotification(row: NotificationRow): Notification {
  const { id, kind, at, read_at, booking_id, title, starts_at, status, thread_id, call_id } = row;
  return {
    id,
    kind,
    at: at.toISOString(),
    isRead: read_at !== null,
    booking:
      booking_id === null || title === null || starts_at === null || status === null
        ? null
        : { id: booking_id, title, startsAt: starts_at.toISOString(), status },
    thread_id,
    call_id,
    call_startsAt: call_id === null ? null : (starts_at?.toISOString() ?? null),
    call_title: call_id === null ? null : title,
    person: row.other_id === null ? null : { name: otherName(row), photo_url: row.photo_url },
  };
}

export function otherName({ first_name, last_name }: NotificationRow): string {
  return [first_name, last_name].filter(Boolean).join(' ');
}

import type { NotificationPreferences } from '../../src/shared/contract/account/notificationPreferences';
import type { Notification } from '../../src/shared/contract/account/notifications';
import { NOTIFICATION_GROUPS } from '../../src/shared/domain/people/notifications';
import { aBooking } from './aBooking';

/** Something that a client was told and has not read. */
export function aNotification(changes: Partial<Notification> = {}): Notification {
  const { id, meetingTitle: title, startsAt, status } = aBooking();
  return {
    id: '7e1b5a3c-0d2f-4c86-9a51-3f6f0a8d2b11',
    kind: 'accepted',
    at: '2030-01-03T09:00:00.000Z',
    isRead: false,
    booking: { id, title, startsAt, status },
    thread_id: null,
    person: { name: 'Elena Martín', photo_url: null },
    ...changes,
  };
}

/** As they are for who chose nothing. */
export function aPreference(changes: Partial<NotificationPreferences> = {}): NotificationPreferences {
  return {
    channels: NOTIFICATION_GROUPS.map((group) => ({
      group,
      mail: group === 'account' ? null : true,
      push: true,
    })),
    quiet: null,
    isGathered: false,
    timeZone: null,
    ...changes,
  };
}

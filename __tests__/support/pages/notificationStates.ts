import { getNotificationPreferences } from '../../../src/shared/contract/account/notificationPreferences';
import { getNotifications } from '../../../src/shared/contract/account/notifications';
import { NOTIFICATION_KINDS } from '../../../src/shared/domain/people/notifications';
import { paths } from '../../../src/client/paths';
import { pageOfRows } from '../anInstitute';
import { aBooking } from '../aBooking';
import { aNotification, aPreference } from '../aNotification';
import type { ScreenState } from './screens';

const soon = new Date(Date.now() + 5 * 3_600_000).toISOString();
const { id, meetingTitle: title } = aBooking();
const urgent = { id, title, startsAt: soon, status: 'pending' as const };

/** Every kind once, some of them read, and the first of them urgent. */
const EACH = NOTIFICATION_KINDS.map((kind, place) =>
  aNotification({
    kind,
    id: aNotification().id.replace(/..$/, String(place + 10)),
    isRead: place % 3 === 2,
    ...(place === 0 && { booking: urgent }),
    ...(/^(listing|credential|tier)/.test(kind) && { booking: null, person: null }),
  }),
);
const QUIET = aPreference({ quiet: { from: '22:00', until: '07:00' }, timeZone: 'Asia/Tokyo' });
const answers = (from: number) => ({
  [getNotifications.path]: { ...pageOfRows(EACH.slice(from, from + 20)), total: EACH.length },
  [getNotificationPreferences.path]: QUIET,
});

/** The page of notifications and their preferences. */
export const NOTIFICATION_STATES: readonly ScreenState[] = [
  {
    name: 'notifications',
    who: 'client',
    path: `${paths.client.notifications}?as=first`,
    answers: answers(0),
    reach: (page, { notifications }) => page.getByText(notifications.quietOn).waitFor(),
  },
  {
    name: 'notifications of interpreters',
    who: 'interpreter',
    path: `${paths.interpreter.notifications}?as=last`,
    answers: answers(11),
    reach: (page, { notifications }) => page.getByText(notifications.quietOn).waitFor(),
  },
];

import { z } from 'zod';
import { BOOKING_STATUSES } from '../../domain/booking/bookingLife';
import { NOTIFICATION_GROUPS, NOTIFICATION_KINDS } from '../../domain/people/notifications';
import { CLOCK_HOURS } from '../../domain/time/quietHours';
import { isBookableZone } from '../../domain/time/timeZones';
import { defineEndpoint, emptyRequest } from '../base/endpoint';
import { Id, Instant } from '../base/fields';
import { PageWish, pageOf } from '../base/paging';

const PREFIX = '/v2/api/notification' as const;

/** What a person was told. It holds no words: they are made in the reader's language from what it is about. */
export const Notification = z.object({
  id: Id,
  kind: z.enum(NOTIFICATION_KINDS).describe('what happened'),
  at: Instant.describe('when'),
  isRead: z.boolean().describe('on any device'),
  booking: z
    .object({
      id: Id,
      title: z.string().describe("the meeting's"),
      startsAt: Instant.describe('as it stands now'),
      status: z.enum(BOOKING_STATUSES).describe('as it stands now'),
    })
    .nullable()
    .describe('the booking that it is about'),
  thread_id: Id.nullable().describe('the thread of messages that it is about'),
  person: z
    .object({
      name: z.string().describe('empty where they deleted their account'),
      photo_url: z.string().nullable().describe('their picture; null where there is none'),
    })
    .nullable()
    .describe('the other one of the booking or thread'),
});
export type Notification = z.infer<typeof Notification>;

const Unread = z.object({ unread: z.number().int().describe('how many are left that were not read') });

export const getNotifications = defineEndpoint({
  name: 'getNotifications',
  method: 'POST',
  path: `${PREFIX}/list`,
  access: 'signedIn',
  summary: "A page of one's own notifications, the newest first; the latest 200 are kept, for 90 days",
  request: z.object({ ...PageWish, onlyUnread: z.boolean().default(false).describe('those not read yet') }),
  data: pageOf(Notification),
  refusals: [],
});

export const getNotificationCount = defineEndpoint({
  name: 'getNotificationCount',
  method: 'POST',
  path: `${PREFIX}/count`,
  access: 'signedIn',
  summary: 'How many notifications were not read yet, and the latest of them',
  request: emptyRequest,
  data: Unread.extend({ latest: Notification.nullable().describe('null where all were read') }),
  refusals: [],
});

export const markNotificationRead = defineEndpoint({
  name: 'markNotificationRead',
  method: 'POST',
  path: `${PREFIX}/mark_read`,
  access: 'signedIn',
  summary: 'One notification has been read; it is on all devices',
  request: z.object({ id: Id.describe("one of one's own notifications") }),
  data: Unread,
  refusals: ['NOT_FOUND'],
});

export const markAllNotificationsRead = defineEndpoint({
  name: 'markAllNotificationsRead',
  method: 'POST',
  path: `${PREFIX}/mark_all_read`,
  access: 'signedIn',
  summary: 'Every notification has been read that was told by then',
  request: z.object({ until: Instant.describe('when the newest of those came that the person saw') }),
  data: Unread,
  refusals: [],
});

const Group = z.enum(NOTIFICATION_GROUPS, { error: 'unknown_choice' });
const ClockHour = z.enum(CLOCK_HOURS as [string, ...string[]], { error: 'unknown_choice' });
const Zone = z.string().max(64, { error: 'too_long' }).refine(isBookableZone, { error: 'unknown_zone' });

const Quiet = z.object({
  from: ClockHour.describe('when they begin, on a clock of 24 hours'),
  until: ClockHour.describe('when they end'),
});

export const NotificationPreferences = z.object({
  channels: z
    .array(
      z.object({
        group: Group.describe('which notifications'),
        mail: z.boolean().nullable().describe('null: they are always mailed'),
        push: z.boolean().describe('to the devices that the person allowed'),
      }),
    )
    .describe('in the app each is always told'),
  quiet: Quiet.nullable().describe('when nothing comes but what is urgent; null where there are none'),
  isGathered: z.boolean().describe('mails that are not urgent come as one a day'),
  timeZone: z.string().nullable().describe("the person's own, in which the hours are meant"),
});
export type NotificationPreferences = z.infer<typeof NotificationPreferences>;

export const getNotificationPreferences = defineEndpoint({
  name: 'getNotificationPreferences',
  method: 'POST',
  path: `${PREFIX}/get_preferences`,
  access: 'signedIn',
  summary: 'Which notifications come by mail and push, and when',
  request: emptyRequest,
  data: NotificationPreferences,
  refusals: [],
});

export const saveNotificationPreferences = defineEndpoint({
  name: 'saveNotificationPreferences',
  method: 'POST',
  path: `${PREFIX}/save_preferences`,
  access: 'signedIn',
  summary: 'Choose which notifications come by mail and push, and when',
  request: z.object({
    channels: z
      .array(
        z.object({
          group: Group.describe('which notifications'),
          mail: z.boolean().optional().describe('as it was, where it is left out'),
          push: z.boolean().optional().describe('as it was, where it is left out'),
        }),
      )
      .max(NOTIFICATION_GROUPS.length, { error: 'too_long' })
      .describe('what is left out stays as it was'),
    quiet: Quiet.nullable().describe('null for no quiet hours'),
    isGathered: z.boolean().describe('mails that are not urgent come as one a day'),
    timeZone: Zone.optional().describe(
      'of the quiet hours; the one that the person has, where it is left out',
    ),
  }),
  data: NotificationPreferences,
  refusals: [],
});

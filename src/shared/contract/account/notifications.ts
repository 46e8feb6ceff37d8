import { z } from 'zod';
import { BOOKING_STATUSES } from '../../domain/booking/bookingLife';
import { NOTIFICATION_KINDS } from '../../domain/people/notifications';
import { defineEndpoint, emptyRequest } from '../base/endpoint';
import { Id, Instant } from '../base/fields';
import { PageWish, pageOf } from '../base/paging';

const PREFIX = '/v2/api/notification' as const;

/** A notification. It holds no words: they are made in the reader's language from its facts. */
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
  call_id: Id.nullish().describe('the call that it is about'),
  call_startsAt: Instant.nullish().describe('first moment of the session that the call is for'),
  call_title: z.string().nullish().describe("the meeting's, where it is about a call"),
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
  summary: 'How many notifications were not read yet, and the latest of them that was not in the list alone',
  request: emptyRequest,
  data: Unread.extend({ latest: Notification.nullable().describe('null where there is none') }),
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

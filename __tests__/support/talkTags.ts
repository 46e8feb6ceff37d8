import { notificationPreferencesApi } from '../../src/client/api/person/notificationPreferencesApi';
import { notificationApi } from '../../src/client/api/person/notificationApi';
import { pushApi } from '../../src/client/api/person/pushApi';
import { messageApi } from '../../src/client/api/messageApi';
import { sessionApi } from '../../src/client/api/sessionApi';
import { aBooking } from './aBooking';
import { BOOKING_READS } from './bookingReads';
import { aNotification, aPreference } from './aNotification';
import { aMessage, aRoom, aThread } from './aThread';
import { ROOM_READS, ROOM_UNREAD, ROOM_WRITES } from './roomTags';

const booking = aBooking();
/** A person's own data, as far as settings are a part of it. */
export const SETTING_READS = [
  ...(['getNotificationPreferences', 'getFirstSteps', 'whoAmI', 'getListing'] as const),
  ...(['getPersonalInfo', 'getSettings', 'getSetting'] as const),
];
const NOTIFICATIONS = ['getNotifications', 'getNotificationCount'];
const THREADS = ['getThreads', 'getThread'];

/** The cached reads of messages and session rooms, for the walk over all tags. */
export const TALK_READS = {
  getThreads: { start: messageApi.endpoints.getThreads.initiate(), data: [aThread()] },
  getUnreadCount: { start: messageApi.endpoints.getUnreadCount.initiate(), data: { unread: 1 } },
  getThread: {
    start: messageApi.endpoints.getThread.initiate({ thread_id: aThread().id }),
    data: { thread: aThread(), bookings: [booking] },
  },
  getMessages: {
    start: messageApi.endpoints.getMessages.initiate({ thread_id: aThread().id }),
    data: { messages: [aMessage()], has_earlier: false },
  },
  getFile: {
    start: messageApi.endpoints.getFile.initiate({ thread_id: aThread().id, id: aMessage().id }),
    data: { file_name: 'lease.pdf', media_type: 'application/pdf', content: 'JVBERi0=' },
  },
  getNotifications: {
    start: notificationApi.endpoints.getNotifications.initiate({}),
    data: { rows: [aNotification()], total: 1, page: 1, pageSize: 20 },
  },
  getNotificationCount: {
    start: notificationApi.endpoints.getNotificationCount.initiate(),
    data: { unread: 1, latest: aNotification() },
  },
  getPushKey: { start: pushApi.endpoints.getPushKey.initiate(), data: { key: null } },
  getNotificationPreferences: {
    start: notificationPreferencesApi.endpoints.getNotificationPreferences.initiate(),
    data: aPreference(),
  },
  getSession: { start: sessionApi.endpoints.getSession.initiate({ id: booking.id }), data: aRoom() },
  ...ROOM_READS,
};

/** Their writes, and the reads that each must reach. */
export const TALK_WRITES = {
  ...ROOM_WRITES,
  openThread: {
    start: messageApi.endpoints.openThread.initiate({ booking_id: booking.id }),
    data: aThread(),
    reaches: [],
  },
  sendMessage: {
    start: messageApi.endpoints.sendMessage.initiate({
      thread_id: aThread().id,
      id: aMessage().id,
      text: 'Hello',
    }),
    data: aMessage(),
    reaches: [...THREADS, 'getMessages'],
  },
  sendFile: {
    start: messageApi.endpoints.sendFile.initiate({
      thread_id: aThread().id,
      id: aMessage().id,
      file_name: 'lease.pdf',
      content: 'JVBERi0=',
    }),
    data: aMessage(),
    reaches: [...THREADS, 'getMessages'],
  },
  markNotificationRead: {
    start: notificationApi.endpoints.markNotificationRead.initiate({ id: aNotification().id }),
    data: { unread: 0 },
    reaches: NOTIFICATIONS,
  },
  markAllNotificationsRead: {
    start: notificationApi.endpoints.markAllNotificationsRead.initiate({ until: aNotification().at }),
    data: { unread: 0 },
    reaches: NOTIFICATIONS,
  },
  saveNotificationPreferences: {
    start: notificationPreferencesApi.endpoints.saveNotificationPreferences.initiate({
      ...{ channels: [], quiet: null, isGathered: false },
    }),
    data: aPreference(),
    reaches: SETTING_READS,
  },
  markRead: {
    start: messageApi.endpoints.markRead.initiate({ thread_id: aThread().id, seq: 1 }),
    data: { unread: 0 },
    reaches: [...THREADS, 'getUnreadCount'],
  },
  joinSession: {
    start: sessionApi.endpoints.joinSession.initiate({ id: booking.id }),
    data: aRoom(),
    reaches: BOOKING_READS,
  },
  endSession: {
    start: sessionApi.endpoints.endSession.initiate({ id: booking.id }),
    data: aRoom(),
    reaches: BOOKING_READS,
  },
  // Its answer takes the room's place.
  tickChecklist: {
    start: sessionApi.endpoints.tickChecklist.initiate({ id: booking.id, item: 'one', is_done: true }),
    data: aRoom(),
    reaches: [],
  },
  setMeetingLink: {
    start: sessionApi.endpoints.setMeetingLink.initiate({ id: booking.id, url: 'https://zoom.us/j/1' }),
    data: aRoom(),
    reaches: BOOKING_READS,
  },
};

/** Writes that no read has to follow. */
export const TALK_UNREAD = ROOM_UNREAD;

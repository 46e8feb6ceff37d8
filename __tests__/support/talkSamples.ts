import { randomUUID } from 'node:crypto';
import type { SampleWorld } from './sampleRequests';

const threadOf = ({ threadId }: SampleWorld) => threadId ?? randomUUID();

/** Sample requests of messages and session rooms. */
export const TALK_SAMPLES: Record<string, (world: SampleWorld) => unknown> = {
  getThreads: () => ({}),
  getUnreadCount: () => ({}),
  openThread: ({ interpreterId }) => ({ person_id: interpreterId }),
  getThread: (world) => ({ thread_id: threadOf(world) }),
  exportBookings: () => ({ before: { createdAt: '2026-02-09T00:00:00.000Z', id: randomUUID() } }),
  exportCalls: () => ({ before: { at: '2026-02-09T00:00:00.000Z', id: randomUUID() } }),
  exportMessages: (world) => ({ thread_id: threadOf(world), before: 50 }),
  getMessages: (world) => ({ thread_id: threadOf(world), before: 50 }),
  sendMessage: (world) => ({ thread_id: threadOf(world), id: randomUUID(), text: 'Good morning' }),
  sendFile: (world) => ({
    thread_id: threadOf(world),
    id: randomUUID(),
    file_name: 'lease.pdf',
    content: Buffer.from('%PDF-1.7').toString('base64'),
    booking_id: world.bookingId,
  }),
  getFile: (world) => ({ thread_id: threadOf(world), id: world.messageId ?? randomUUID() }),
  getNotifications: () => ({}),
  getNotificationCount: () => ({}),
  markNotificationRead: ({ notificationId }) => ({ id: notificationId ?? randomUUID() }),
  markAllNotificationsRead: () => ({ until: '2026-02-09T00:00:00.000Z' }),
  getNotificationPreferences: () => ({}),
  saveNotificationPreferences: () => ({ channels: [], quiet: null, isGathered: false }),
  getPushKey: () => ({}),
  subscribePush: () => ({
    endpoint: `https://push.browser.example/${randomUUID()}`,
    keys: {
      p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
      auth: 'tBHItJI5svbpez7KI4CCXg',
    },
  }),
  unsubscribePush: () => ({ endpoint: 'https://push.browser.example/nobody' }),
  markRead: (world) => ({ thread_id: threadOf(world), seq: 1 }),
  getSession: ({ bookingId }) => ({ id: bookingId }),
  joinSession: ({ bookingId }) => ({ id: bookingId }),
  endSession: ({ bookingId }) => ({ id: bookingId }),
  tickChecklist: ({ bookingId }) => ({ id: bookingId, item: 'one', is_done: true }),
  setMeetingLink: ({ bookingId }) => ({ id: bookingId, url: 'https://zoom.us/j/123', passcode: '42' }),
};

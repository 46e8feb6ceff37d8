import type { Row } from './authorisationRules';

/** Rules of messages and session rooms. */
export const TALK_RULES: Record<string, readonly Row[]> = {
  getThreads: [['own', 401, 200, 200, 200, 200, 200]],
  getUnreadCount: [['own', 401, 200, 200, 200, 200, 200]],
  // The sample asks for interpreter A: any client may write to them, but no interpreter to another, or to themselves.
  openThread: [
    ['own', 401, 200, 200, 404, 404, 404],
    ['a missing partner', 401, 404, 404, 404, 404, 404],
  ],
  getThread: [
    ['own', 401, 200, 404, 200, 404, 404],
    ['a missing thread', 401, 404, 404, 404, 404, 404],
  ],
  exportBookings: [['own', 401, 200, 200, 200, 200, 200]],
  exportCalls: [['own', 401, 200, 200, 200, 200, 200]],
  exportMessages: [
    ['own', 401, 200, 404, 200, 404, 404],
    ['a missing thread', 401, 404, 404, 404, 404, 404],
  ],
  getMessages: [
    ['own', 401, 200, 404, 200, 404, 404],
    ['a missing thread', 401, 404, 404, 404, 404, 404],
  ],
  sendMessage: [
    ['own', 401, 200, 404, 200, 404, 404],
    ['a missing thread', 401, 404, 404, 404, 404, 404],
  ],
  // The sample briefs for the request: its client does that, and nobody else.
  sendFile: [
    ['own', 401, 200, 404, 404, 404, 404],
    ['a missing thread', 401, 404, 404, 404, 404, 404],
  ],
  // A briefing document of a request that nobody has accepted yet.
  getFile: [
    ['own', 401, 200, 404, 403, 404, 404],
    ['a missing thread', 401, 404, 404, 404, 404, 404],
  ],
  getNotifications: [['own', 401, 200, 200, 200, 200, 200]],
  getNotificationCount: [['own', 401, 200, 200, 200, 200, 200]],
  // The sample is what interpreter A was told.
  markNotificationRead: [
    ['own', 401, 404, 404, 200, 404, 404],
    ['a missing notification', 401, 404, 404, 404, 404, 404],
  ],
  markAllNotificationsRead: [['own', 401, 200, 200, 200, 200, 200]],
  getNotificationPreferences: [['own', 401, 200, 200, 200, 200, 200]],
  saveNotificationPreferences: [['own', 401, 200, 200, 200, 200, 200]],
  getPushKey: [['own', 401, 200, 200, 200, 200, 200]],
  // The server of this test has no keys: it pushes nothing.
  subscribePush: [['own', 401, 503, 503, 503, 503, 503]],
  unsubscribePush: [['own', 401, 200, 200, 200, 200, 200]],
  markRead: [
    ['own', 401, 200, 404, 200, 404, 404],
    ['a missing thread', 401, 404, 404, 404, 404, 404],
  ],
  getSession: [
    ['own', 401, 200, 404, 200, 404, 404],
    ['a missing booking', 401, 404, 404, 404, 404, 404],
  ],
  // The request is pending and weeks ahead: its parties are told so, to everybody else it is not there.
  joinSession: [
    ['own', 401, 409, 404, 409, 404, 404],
    ['a missing booking', 401, 404, 404, 404, 404, 404],
  ],
  endSession: [
    ['own', 401, 403, 403, 409, 404, 404],
    ['a missing booking', 401, 403, 403, 404, 404, 404],
  ],
  tickChecklist: [
    ['own', 401, 200, 404, 200, 404, 404],
    ['a missing booking', 401, 404, 404, 404, 404, 404],
  ],
  setMeetingLink: [
    ['own', 401, 200, 404, 403, 403, 403],
    ['a missing booking', 401, 404, 404, 403, 403, 403],
  ],
};

import { notificationLines } from './notificationLines';

/** The list of notifications, and how a person wishes to be told. */
export const notifications = {
  lines: notificationLines,
  title: 'Notifications',
  all: 'All',
  unread: 'Not read yet',
  which: 'Which notifications',
  markAll: 'Mark all as read',
  list: 'Notifications',
  new: 'New',
  empty: 'Nothing has happened yet',
  emptyText: 'Requests, answers, new times, messages and reminders will be listed here, on all your devices.',
  noneUnread: 'You have read everything',
  noneUnreadText: 'What is new will be listed here.',
  urgent: 'Urgent: starts in {{time}}',
  session: 'Session: {{when}}',
  pages: 'Pages of notifications',
  settings: 'How you are told',
  settingsLead: 'In the app you always see all of them. Choose what else reaches you, and when.',
  mail: 'Mail',
  always: 'Decisions about your account are always mailed.',
  groups: {
    booking_changes: 'Requests, bookings and new times',
    reminders: 'Reminders, 24 hours and 1 hour before',
    messages: 'Messages that you have not read for 15 minutes',
    reviews: 'Reviews and problems',
    account: 'Listing, credentials and tier',
  },
  push: 'On devices',
  device: {
    unsupported:
      'This browser cannot show notifications while Dragoman is closed. They come by mail, and wait for you here.',
    reason:
      'This device can tell you of a request or a message while Dragoman is closed. Your browser will ask you once.',
    on: 'This device tells you what is new, also while Dragoman is closed, until you sign out here.',
    allow: 'Allow on this device',
    stop: 'Stop on this device',
    denied:
      'This browser was told not to show notifications from Dragoman. You can change that in its settings for this page.',
    failed:
      'The browser could not be reached for notifications. Nothing was changed; please try again later.',
  },
  quiet: 'Quiet hours',
  quietHint:
    'Mails wait until they end, and then come as one. What starts within 24 hours, and reminders, come at once; only the notification on devices a day before waits for their end.',
  quietOn: 'Keep quiet hours',
  from: 'From',
  until: 'Until',
  zone: 'Times are in {{zone}}.',
  gather: 'One mail a day',
  gatherHint:
    'What is not urgent is gathered, and comes when your quiet hours end, otherwise at 8 in the morning.',
  save: 'Save',
  saving: 'Saving your choices',
  saved: 'Your choices have been saved.',
} as const;

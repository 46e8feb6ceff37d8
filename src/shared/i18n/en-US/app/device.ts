export const device = {
  offline: 'You are offline',
  offlineText: 'What you see may have changed since. What you type stays here.',
  newVersion: 'A new version is ready',
  newVersionText: 'Reload to use it. Forms keep what you typed.',
  reload: 'Reload',
  tickets: 'Your next bookings',
  ticketsReadAt: 'As of {{time}}. They may have changed since.',
  bar: {
    name: 'Most used',
    book: 'Book',
    records: 'Records',
    messages: 'Messages',
    requests: 'Requests',
    calendar: 'Calendar',
    more: 'More',
  },
} as const;

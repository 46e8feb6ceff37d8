export const bookings = {
  title: 'My Bookings',
  subtitle: 'Your upcoming and completed sessions',
  loading: 'Loading bookings...',
  emptyTitle: 'No bookings found',
  emptyText: 'Your upcoming sessions will appear here',
  stepsTitle: 'How a request goes',
  stepRequest: 'A client asks for you, and the request appears here. Your time is held for them.',
  stepAnswer: 'You have up to 24 hours to accept or decline; after that it expires by itself.',
  stepMeet: 'You meet at the agreed time and earn what was agreed.',
  detailsTitle: 'Session Details',
  noEmail: 'No email provided',
  totalEarnings: 'Total earnings',
} as const;

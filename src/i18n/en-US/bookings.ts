export const bookings = {
  title: 'My Bookings',
  subtitle: 'Your upcoming and completed sessions',
  loading: 'Loading bookings...',
  emptyTitle: 'No bookings found',
  emptyText: 'Your upcoming sessions will appear here',
  hintTitle: 'Nothing is coming up',
  hintText: 'When a client asks for you, the request appears here and you have a day to answer it.',
  detailsTitle: 'Session Details',
  noEmail: 'No email provided',
  totalEarnings: 'Total earnings',
} as const;

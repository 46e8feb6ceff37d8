export const records = {
  title: 'Booking Records',
  subtitle: 'Your recent booking history',
  loading: 'Loading records...',
  emptyTitle: 'No booking records found',
  emptyText: 'Your booking history will appear here',
  bookInterpreter: 'Book an interpreter',
  hintTitle: 'Nothing is coming up',
  hintText: 'Choose a time, two languages and a person. The time is held for you from the moment you ask.',
  detailsTitle: 'Booking Details',
  total: 'Total',
} as const;

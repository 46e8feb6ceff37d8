export const records = {
  title: 'Booking Records',
  subtitle: 'Your recent booking history',
  loading: 'Loading records...',
  emptyTitle: 'No booking records found',
  emptyText: 'Your booking history will appear here',
  bookInterpreter: 'Book an interpreter',
  stepsTitle: 'How a booking goes',
  stepAsk: 'You choose a time, two languages and a person. The time is held for you at once.',
  stepAnswer: 'The interpreter answers within 24 hours. Until then nothing is settled, and you owe nothing.',
  stepMeet: 'You meet at the agreed time. The fee is the one that you saw when you asked.',
  detailsTitle: 'Booking Details',
  total: 'Total',
} as const;

/** The cached reads that a change of a booking must reach, by the names of their endpoints. */
export const BOOKING_READS = [
  'getInterpreterRecords',
  'getClientRecords',
  'getThread',
  'listSlots',
  'getStatement',
  'getMonthlyTotals',
  'getWeekBookings',
  'getDeletionTerms',
  'getInvoice',
  'getBooking',
  'getSession',
  'getBookingHistory',
  'getOlderBookings',
  'getCalendarFile',
];

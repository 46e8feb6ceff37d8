/** What the parties of a booking are mailed about. */
export const BOOKING_NEWS = [
  'requested',
  'changed',
  'accepted',
  'declined',
  'expired',
  'cancelled',
  'reminderDay',
  'reminderHour',
] as const;
export type BookingNews = (typeof BOOKING_NEWS)[number];

/** News about a proposed time. */
export const MOVE_NEWS = [
  'timeProposed',
  'timeAgreed',
  'timeRefused',
  'timeWithdrawn',
  'timeLapsed',
] as const;
export type MoveNews = (typeof MOVE_NEWS)[number];

/** News about a booking. */
export const BOOKING_NEWS = [
  'requested',
  'changed',
  'accepted',
  'bookedAtOnce',
  'declined',
  'expired',
  'cancelled',
  'reminderDay',
  'reminderHour',
  'endedEarly',
  'askHeld',
  'askReview',
  'problemReported',
  'decidedCounts',
  'decidedInPart',
  'decidedVoid',
  ...MOVE_NEWS,
] as const;
export type BookingNews = (typeof BOOKING_NEWS)[number];

/** Groups that a person switches on and off for each channel, in the order of the page. */
export const NOTIFICATION_GROUPS = [
  'booking_changes',
  'reminders',
  'messages',
  'reviews',
  'account',
] as const;
export type NotificationGroup = (typeof NOTIFICATION_GROUPS)[number];

/** Every kind of notification, and what it belongs to. */
const GROUP_OF = {
  requested: 'booking_changes',
  changed: 'booking_changes',
  accepted: 'booking_changes',
  bookedAtOnce: 'booking_changes',
  declined: 'booking_changes',
  cancelled: 'booking_changes',
  expired: 'booking_changes',
  endedEarly: 'booking_changes',
  timeProposed: 'booking_changes',
  timeAgreed: 'booking_changes',
  timeRefused: 'booking_changes',
  timeWithdrawn: 'booking_changes',
  timeLapsed: 'booking_changes',
  reminderDay: 'reminders',
  reminderHour: 'reminders',
  message: 'messages',
  askHeld: 'reviews',
  askReview: 'reviews',
  reviewRevealed: 'reviews',
  reviewAnswered: 'reviews',
  reviewHidden: 'reviews',
  problemReported: 'reviews',
  problemAnswered: 'reviews',
  decidedCounts: 'reviews',
  decidedInPart: 'reviews',
  decidedVoid: 'reviews',
  listingApproved: 'account',
  listingRefused: 'account',
  credentialVerified: 'account',
  credentialRefused: 'account',
  credentialExpiring: 'account',
  tierApproved: 'account',
  tierRefused: 'account',
} as const satisfies Record<string, NotificationGroup>;
export type NotificationKind = keyof typeof GROUP_OF;
export const NOTIFICATION_KINDS = Object.keys(GROUP_OF) as [NotificationKind, ...NotificationKind[]];

export function groupOfNotification<Kind extends NotificationKind>(kind: Kind): (typeof GROUP_OF)[Kind] {
  return GROUP_OF[kind];
}

/** So many are kept a person; older ones go when new ones come. */
export const MOST_NOTIFICATIONS = 200;

/** A message that is not read for so long is mailed. */
export const UNREAD_MAIL_AFTER_MS = 15 * 60_000;

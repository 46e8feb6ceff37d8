/** An institute's choices for its people. */
export const instituteSettings = {
  lead: 'What holds for your people until they choose something else themselves. Each change stands in the audit log.',
  names: {
    language: 'Language of mails and screens',
    time_zone: 'Time zone',
    notify_booking_changes: 'Mails about changes to bookings',
    notify_reminders: 'Reminders before a session',
    notify_messages: 'Mails about new messages',
    notify_reviews: 'Mails about reviews and problems',
  },
  none: { language: 'No choice: English', time_zone: 'No choice: each person’s own device' },
  saved: 'Settings saved.',
} as const;

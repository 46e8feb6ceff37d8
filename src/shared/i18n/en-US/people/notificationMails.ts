/** The mail that tells several notifications at once: a part of `mails`. */
export const notificationMails = {
  subject: 'Not read yet on Dragoman: {{count}}',
  lead: 'This happened meanwhile, and you have not read it yet:',
  open: 'Open your notifications',
  why: 'You choose there which of them are mailed, and when.',
} as const;

import { instituteNames } from './instituteNames';

export const invitation = {
  heading: '{{institute}} invites you',
  lead: 'You can join with the account that you are signed in with.',
  business: 'You join the business {{business}}.',
  role: 'You get the role {{role}}.',
  closed: 'The role leaves out: {{areas}}.',
  withoutBookings: {
    client: 'Without Bookings you can request no session.',
    interpreter:
      'Without Bookings clients do not find you and cannot ask you, and you can accept no request.',
  },
  leaves: 'By joining you leave {{institute}}: your role, business and teams there end.',
  moduleNames: instituteNames.modules,
  roleNames: instituteNames.roles,
  email: 'The invitation is for {{email}}.',
  consequence:
    'Your account then belongs to {{institute}}. Its admins see your name, address, roles and devices and, of sessions from then on, the title, time, amounts and the other person’s name. Your bookings stay as they are.',
  accept: 'Join {{institute}}',
  accepting: 'Joining...',
  notNow: 'Not now',
  otherAddress:
    'You are signed in as {{own}}, but this invitation is for {{email}}. Sign out, then follow the link in the mail again.',
  joinedTitle: 'Welcome to {{institute}}',
  joinedText: 'You belong to the institute now.',
  toDashboard: 'To your dashboard',
  overTitle: 'This invitation no longer works',
  overText:
    'It was used already, was withdrawn or has expired. Please ask whoever invited you for a new one.',
} as const;

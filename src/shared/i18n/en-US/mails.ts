import { bookingMails } from './bookingMails';
import { credentialMails } from './people/credentialMails';
import { notificationLines } from './people/notificationLines';

/** The words of mails; `server/platform/mail` escapes every value that is put in. */
export const mails = {
  frame: {
    greeting: 'Hello {{name}},',
    greetingUnnamed: 'Hello,',
    openLink: 'Or open this address:',
    sentBy: 'Sent by Dragoman, {{host}}',
    notYou: 'If this was not you, ignore this mail. Nothing will change.',
  },
  verifyAccount: {
    subject: 'Confirm your address for Dragoman',
    lead: 'Enter this code to confirm your address and finish signing up:',
    life: 'The code works once, for the next {{minutes}} minutes. Enter it only if you signed up yourself: whoever did chose the password.',
    button: 'Enter the code',
  },
  alreadyRegistered: {
    subject: 'You already have a Dragoman account',
    lead: 'Somebody, probably you, tried to register with this address. It has an account already, so nothing was changed.',
    signIn: 'Sign in',
    forgotten: 'If you no longer know your password, choose “Reset Password” on the sign-in page.',
  },
  magicSignIn: {
    subject: 'Your Dragoman sign-in code',
    lead: 'Enter this code where you asked to sign in:',
    button: 'Sign in to Dragoman',
    life: 'Code and link work once, for the next {{minutes}} minutes. Do not pass them on: whoever has them can sign in as you.',
  },
  temporaryPassword: {
    subject: 'Your temporary Dragoman password',
    lead: 'Type this as your current password on the page where you asked for it, and choose a new one:',
    life: 'It works once, for the next {{minutes}} minutes, and only for choosing a new password. Your old password keeps working until then.',
  },
  passwordChanged: {
    subject: 'Your Dragoman password was changed',
    lead: 'The password of your account was just changed, and every device was signed out.',
    notYou: 'If this was not you, reset your password at once and check that nobody else reads your mail.',
    button: 'Reset password',
  },
  signedOut: {
    subject: 'You were signed out of Dragoman',
    lead: 'An admin of {{institute}} signed you out of Dragoman on every device. You can sign in again at any time.',
    unknown:
      'If you do not know why, ask your institute. If a device of yours was lost, or somebody else may have been signed in as you, reset your password.',
    button: 'Reset password',
  },
  accountDeleted: {
    subject: 'Your Dragoman account was deleted',
    lead: 'Your account is gone, and everything that it said about you. This address can register anew at any time.',
    kept: 'Bookings and what was agreed for them stay with the other side, without your name; only invoices that are issued and cancellation fees that are owed go on naming you. What you wrote to others stays with them. Open requests have ended and confirmed bookings were cancelled by the policy that you were shown.',
    notYou: 'If this was not you, somebody knew your password. Change it wherever else you use it.',
  },
  confirmSubscription: {
    subject: 'Confirm that you want Dragoman’s newsletter',
    lead: 'Somebody, probably you, asked us to send the newsletter to this address. We only do so once you confirm it.',
    button: 'Confirm subscription',
    life: 'The link works for 24 hours.',
  },
  subscribed: {
    subject: 'You are subscribed to Dragoman’s newsletter',
    lead: 'Welcome. From now on you will hear from us about: {{topics}}.',
    alreadySubscribed:
      'Somebody, probably you, asked us to send the newsletter to this address. You receive it already, about: {{topics}}.',
    button: 'Change preferences',
    remove: 'Unsubscribe at any time:',
  },
  changePreferences: {
    subject: 'Change what Dragoman sends you',
    lead: 'Here you choose what our newsletter tells you, and in which language.',
    button: 'Change preferences',
    life: 'The link works once, for the next hour.',
    remove: 'Or unsubscribe altogether:',
  },
  confirmRemoval: {
    subject: 'Confirm that you want to unsubscribe',
    lead: 'Somebody, probably you, asked us to stop sending the newsletter to this address.',
    button: 'Unsubscribe',
    life: 'The link works once, for the next hour.',
  },
  invitation: {
    subject: 'You are invited to {{institute}} on Dragoman',
    lead: '{{inviter}} invites you to join {{institute}} on Dragoman, where people and interpreters find each other.',
    unnamed: {
      subject: 'You are invited to Dragoman',
      lead: 'You are invited to join an institute on Dragoman, where people and interpreters find each other. The page behind the button tells which one.',
    },
    button: 'Join the institute',
    life: 'The link works once, for the next {{days}} days, and for this address only. Do not pass it on.',
    closed: 'The role leaves out: {{areas}}.',
    withoutBookings: {
      client: 'Without Bookings you can request no session.',
      interpreter:
        'Without Bookings clients do not find you and cannot ask you, and you can accept no request.',
    },
    leaves: 'By joining you leave {{institute}}: your role, business and teams there end.',
    modules: {
      bookings: 'Bookings',
      messages: 'Messages',
      availability: 'Availability',
      profile: 'Profile',
      quiz: 'Language quiz',
      resume: 'Résumé import',
      institute: 'Institute',
    },
    labels: { institute: 'Institute', business: 'Business', role: 'Role' },
    roles: { institute_admin: 'Administrator', coordinator: 'Coordinator', associate: 'Associate' },
  },
  listingDecided: {
    approved: {
      subject: 'Clients can find you now',
      lead: 'Your profile was looked at and is listed: clients find you in the search and can ask you for a session.',
    },
    refused: {
      subject: 'Your profile needs a change',
      lead: 'Your profile was looked at and is not listed yet. What to change, in the words of the person who decided:',
    },
    open: 'Open your listing',
  },
  listingPaused: {
    subject: 'Clients no longer find you',
    lead: 'Your role in your institute does not include Bookings, so your listing is not shown to clients and you get no new requests.',
    stays:
      'Requests and sessions that you have already stay yours: you see them, meet in them, decline and cancel them as before.',
    again:
      'Ask an administrator of your institute if this was not meant. Once your role includes Bookings, you can show your listing again.',
  },
  headshotRemoved: {
    subject: 'Your photo was removed',
    lead: 'An administrator looked at your photo and removed it. Clients and colleagues see your initials instead. The reason, in the words of the person who decided:',
    another: 'Your account and your bookings go on as before, and you can choose another photo at any time.',
    signIn: 'Sign in',
  },
  reviewHidden: {
    subject: 'Your review was hidden: {{title}}',
    lead: 'An administrator looked at your review of this session and hid it. Nobody else sees it, and it does not count any more. The reason, in the words of the person who decided:',
    signIn: 'Sign in',
  },
  tierDecided: {
    approved: {
      subject: 'Your {{wished}} tier is approved',
      lead: 'The {{wished}} tier that you asked for was approved. It holds from now on.',
    },
    refused: {
      subject: 'Your request for {{wished}} was not approved',
      lead: 'The {{wished}} tier that you asked for was not approved. Your {{tier}} tier goes on as before.',
    },
    signIn: 'Sign in',
    tiers: { starter: 'Starter', professional: 'Professional', enterprise: 'Enterprise' },
  },
  /** several notifications at once */
  notifications: {
    subject: 'Not read yet on Dragoman: {{count}}',
    lead: 'This happened meanwhile, and you have not read it yet:',
    open: 'Open your notifications',
    openCall: 'Open it now',
    why: 'You choose there which of them are mailed, and when.',
  },
  notificationLines,
  topics: {
    product_news: 'product news',
    booking_tips: 'tips for booking',
    interpreter_stories: 'stories from interpreters',
  },
  credentials: credentialMails,
  booking: bookingMails,
} as const;

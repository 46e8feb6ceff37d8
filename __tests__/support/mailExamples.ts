import type { MailTemplateName, MailValues } from '../../src/server/platform/mail/mailTemplates';
import { aBooking } from './aBooking';

/** Values for each mail. */
export const MAIL_EXAMPLES: { [Name in MailTemplateName]: MailValues<Name> } = {
  verifyAccount: { name: 'Ana', code: '012345' },
  alreadyRegistered: { name: 'Ana' },
  magicSignIn: { name: 'Ana', code: '012345', token: 'tok+en' },
  temporaryPassword: { name: 'Ana', password: 'Kx7m-Q2pd-9Rtw' },
  accountDeleted: { name: 'Ana' },
  passwordChanged: { name: 'Ana' },
  signedOut: { name: 'Ana', institute: 'Harbour' },
  confirmSubscription: { token: 'tok+en' },
  subscribed: { topics: ['product_news', 'booking_tips'], isNew: true, unsubscribeToken: 'leave' },
  changePreferences: { token: 'tok+en', unsubscribeToken: 'leave' },
  confirmRemoval: { token: 'tok+en' },
  invitation: {
    name: '',
    inviter: 'Amira Solberg',
    institute: 'Harbour',
    business: 'Clinics',
    role: 'coordinator',
    token: 'tok+en',
    leaves: 'Elsewhere',
    closed: ['bookings', 'quiz'],
  },
  listingDecided: { name: 'Ana', isApproved: false, reason: 'Please say where you were trained.' },
  credentialDecided: {
    name: 'Ana',
    kind: 'sworn',
    issuing_body: 'Landgericht Berlin',
    place: 'Berlin',
    isApproved: false,
    reason: 'The second page is missing.',
  },
  credentialExpiring: {
    ...{ name: 'Ana', kind: 'sworn', issuing_body: 'Landgericht Berlin', place: '' },
    ...{ validUntil: '2028-03-31', days: 60 },
  },
  listingPaused: { name: 'Ana' },
  headshotRemoved: { name: 'Ana', reason: 'It is a logo.' },
  reviewHidden: { name: 'Ana', title: 'Ward round', reason: 'It names a patient.' },
  tierDecided: { name: 'Ana', wished: 'enterprise', isApproved: false, tier: 'starter' },
  notifications: {
    ...{ name: 'Ana', zone: 'America/Mexico_City', reader: 'client' },
    told: [
      { kind: 'accepted', title: 'Ward round', other: 'Elena Martín', startsAt: '2030-01-03T09:00:00.000Z' },
      { kind: 'message', title: '', other: 'Elena Martín', startsAt: null },
    ],
  },
  bookingNews: {
    news: 'requested',
    reader: 'client',
    name: 'Ana',
    zone: 'America/Mexico_City',
    at: '2030-01-03T09:00:00.000Z',
    booking: aBooking(),
  },
};

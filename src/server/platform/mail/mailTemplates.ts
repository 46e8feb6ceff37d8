import type { z } from 'zod';
import type { MailTemplate } from './defineMail';
import {
  verifyAccountMail,
  alreadyRegisteredMail,
  magicSignInMail,
  temporaryPasswordMail,
  passwordChangedMail,
  signedOutMail,
  accountDeletedMail,
} from './templates/accountMails';
import { bookingNewsMail } from './templates/bookingNewsMail';
import {
  confirmSubscriptionMail,
  subscribedMail,
  changePreferencesMail,
  confirmRemovalMail,
} from './templates/newsletterMails';
import { credentialDecidedMail } from './templates/credentialDecidedMail';
import { credentialExpiringMail } from './templates/credentialExpiringMail';
import { headshotRemovedMail } from './templates/headshotRemovedMail';
import { invitationMail } from './templates/invitationMail';
import { listingDecidedMail } from './templates/listingDecidedMail';
import { listingPausedMail } from './templates/listingPausedMail';
import { notificationsMail } from './templates/notificationsMail';
import { reviewHiddenMail } from './templates/reviewHiddenMail';
import { tierDecidedMail } from './templates/tierDecidedMail';

/** Every mail that Dragoman writes, by the name under which it waits in the outbox. */
export const MAIL_TEMPLATES = {
  verifyAccount: verifyAccountMail,
  alreadyRegistered: alreadyRegisteredMail,
  magicSignIn: magicSignInMail,
  temporaryPassword: temporaryPasswordMail,
  passwordChanged: passwordChangedMail,
  signedOut: signedOutMail,
  accountDeleted: accountDeletedMail,
  confirmSubscription: confirmSubscriptionMail,
  subscribed: subscribedMail,
  changePreferences: changePreferencesMail,
  confirmRemoval: confirmRemovalMail,
  invitation: invitationMail,
  tierDecided: tierDecidedMail,
  listingDecided: listingDecidedMail,
  listingPaused: listingPausedMail,
  credentialDecided: credentialDecidedMail,
  credentialExpiring: credentialExpiringMail,
  headshotRemoved: headshotRemovedMail,
  reviewHidden: reviewHiddenMail,
  bookingNews: bookingNewsMail,
  notifications: notificationsMail,
} satisfies Record<string, MailTemplate>;

export type MailTemplateName = keyof typeof MAIL_TEMPLATES;
export type MailValues<Name extends MailTemplateName> = z.input<(typeof MAIL_TEMPLATES)[Name]['values']>;

export function findMailTemplate(name: string): MailTemplate | null {
  return Object.hasOwn(MAIL_TEMPLATES, name) ? MAIL_TEMPLATES[name as MailTemplateName] : null;
}

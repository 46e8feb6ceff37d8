import { z } from 'zod';
import { CODE_MINUTES } from '../../../../shared/domain/people/codeLife';
import { defineMail } from '../defineMail';
import { mailGreeting, type MailPart, fillWords } from '../mailContent';
import { withAsked } from '../mailLinks';

/** The last mail that somebody gets: their account is gone. */
export const accountDeletedMail = defineMail({
  values: z.object({ name: z.string() }),
  write: ({ name }, { words }) => ({
    subject: words.accountDeleted.subject,
    parts: [
      mailGreeting(words, name),
      { kind: 'text', text: words.accountDeleted.lead },
      { kind: 'text', text: words.accountDeleted.kept },
      { kind: 'quiet', text: words.accountDeleted.notYou },
    ],
  }),
});

/** Tells somebody that an admin of their institute signed them out everywhere. */
export const signedOutMail = defineMail({
  values: z.object({ name: z.string(), institute: z.string() }),
  write: ({ name, institute }, { words, links }) => ({
    subject: words.signedOut.subject,
    parts: [
      mailGreeting(words, name),
      { kind: 'text', text: fillWords(words.signedOut.lead, { institute }) },
      { kind: 'text', text: words.signedOut.unknown },
      { kind: 'button', label: words.signedOut.button, url: links.forgotPassword },
    ],
  }),
});

/** Tells the owner of an account that its password is another one now. */
export const passwordChangedMail = defineMail({
  values: z.object({ name: z.string() }),
  write: ({ name }, { words, links }) => ({
    subject: words.passwordChanged.subject,
    parts: [
      mailGreeting(words, name),
      { kind: 'text', text: words.passwordChanged.lead },
      { kind: 'text', text: words.passwordChanged.notYou },
      { kind: 'button', label: words.passwordChanged.button, url: links.forgotPassword },
    ],
  }),
});

/** The temporary password: the person types it as the current one. */
export const temporaryPasswordMail = defineMail({
  values: z.object({ name: z.string(), password: z.string() }),
  write: ({ name, password }, { words }) => ({
    subject: words.temporaryPassword.subject,
    parts: [
      mailGreeting(words, name),
      { kind: 'text', text: words.temporaryPassword.lead },
      { kind: 'code', code: password },
      {
        kind: 'quiet',
        text: fillWords(words.temporaryPassword.life, { minutes: CODE_MINUTES.password_reset }),
      },
      { kind: 'quiet', text: words.frame.notYou },
    ],
  }),
});

/** Signing in without a password: a code to type, or a link with one button behind it. */
export const magicSignInMail = defineMail({
  values: z.object({ name: z.string(), code: z.string(), token: z.string(), asked: z.string().optional() }),
  write: ({ name, code, token, asked }, { words, links }) => ({
    subject: words.magicSignIn.subject,
    parts: [
      mailGreeting(words, name),
      { kind: 'text', text: words.magicSignIn.lead },
      { kind: 'code', code },
      { kind: 'button', label: words.magicSignIn.button, url: withAsked(links.magicLogin(token), asked) },
      { kind: 'quiet', text: fillWords(words.magicSignIn.life, { minutes: CODE_MINUTES.magic }) },
      { kind: 'quiet', text: words.frame.notYou },
    ],
  }),
});

/** To a known address that somebody registers again: the answer on the page does not tell, this mail does. */
export const alreadyRegisteredMail = defineMail({
  values: z.object({ name: z.string(), asked: z.string().optional() }),
  write: ({ name, asked }, { words, links }) => ({
    subject: words.alreadyRegistered.subject,
    parts: [
      mailGreeting(words, name),
      { kind: 'text', text: words.alreadyRegistered.lead },
      { kind: 'button', label: words.alreadyRegistered.signIn, url: withAsked(links.login, asked) },
      { kind: 'quiet', text: words.alreadyRegistered.forgotten },
    ],
  }),
});

/** The code that finishes a registration. */
export const verifyAccountMail = defineMail({
  values: z.object({ name: z.string(), code: z.string(), asked: z.string().optional() }),
  write: ({ name, code, asked }, { words, links }) => ({
    subject: words.verifyAccount.subject,
    parts: [
      mailGreeting(words, name),
      { kind: 'text', text: words.verifyAccount.lead },
      { kind: 'code', code },
      // for who reads mails in another browser than the one where they asked for a time
      ...(asked ? [buttonTo(words.verifyAccount.button, withAsked(links.verify, asked))] : []),
      { kind: 'quiet', text: fillWords(words.verifyAccount.life, { minutes: CODE_MINUTES.verify }) },
      { kind: 'quiet', text: words.frame.notYou },
    ],
  }),
});

const buttonTo = (label: string, url: string): MailPart => ({ kind: 'button', label, url });

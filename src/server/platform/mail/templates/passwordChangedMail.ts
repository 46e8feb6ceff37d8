import { z } from 'zod';
import { defineMail } from '../defineMail';
import { mailGreeting } from '../mailContent';

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

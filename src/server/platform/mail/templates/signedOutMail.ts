import { z } from 'zod';
import { defineMail } from '../defineMail';
import { fillWords } from '../fillWords';
import { mailGreeting } from '../mailContent';

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

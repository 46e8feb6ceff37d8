import { z } from 'zod';
import { defineMail } from '../defineMail';
import { mailGreeting } from '../mailContent';

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

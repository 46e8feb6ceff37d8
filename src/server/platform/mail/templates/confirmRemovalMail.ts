import { z } from 'zod';
import { defineMail } from '../defineMail';
import { mailGreeting } from '../mailContent';

/** Asks whoever reads the mailbox whether the newsletter shall really stop. */
export const confirmRemovalMail = defineMail({
  values: z.object({ token: z.string() }),
  write: ({ token }, { words, links }) => ({
    subject: words.confirmRemoval.subject,
    parts: [
      mailGreeting(words, ''),
      { kind: 'text', text: words.confirmRemoval.lead },
      { kind: 'button', label: words.confirmRemoval.button, url: links.unsubscribe(token) },
      { kind: 'quiet', text: words.confirmRemoval.life },
      { kind: 'quiet', text: words.frame.notYou },
    ],
  }),
});

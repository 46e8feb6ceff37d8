import { z } from 'zod';
import { defineMail } from '../defineMail';
import { mailGreeting } from '../mailContent';

/** Tells an interpreter that their role closed their listing to clients, and what stays theirs. */
export const listingPausedMail = defineMail({
  values: z.object({ name: z.string() }),
  write: ({ name }, { words, links }) => {
    const { subject, lead, stays, again } = words.listingPaused;
    return {
      subject,
      parts: [
        mailGreeting(words, name),
        { kind: 'text', text: lead },
        { kind: 'text', text: stays },
        { kind: 'text', text: again },
        { kind: 'button', label: words.listingDecided.open, url: links.listing },
      ],
    };
  },
});

import { z } from 'zod';
import { defineMail } from '../defineMail';
import { mailGreeting, fillWords, unlinked } from '../mailContent';

/** Tells the author of a review that an admin hid it, and why. */
export const reviewHiddenMail = defineMail({
  values: z.object({ name: z.string(), title: z.string(), reason: z.string() }),
  write: ({ name, title, reason }, { words, links }) => {
    const { subject, lead, signIn } = words.reviewHidden;
    return {
      subject: fillWords(subject, { title: unlinked(title) }),
      parts: [
        mailGreeting(words, name),
        { kind: 'text', text: lead },
        { kind: 'text', text: unlinked(reason) },
        { kind: 'button', label: signIn, url: links.login },
      ],
    };
  },
});

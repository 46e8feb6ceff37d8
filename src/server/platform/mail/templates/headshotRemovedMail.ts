import { z } from 'zod';
import { defineMail } from '../defineMail';
import { mailGreeting, unlinked } from '../mailContent';

/** Tells somebody that an admin removed their photo, and why. */
export const headshotRemovedMail = defineMail({
  values: z.object({ name: z.string(), reason: z.string() }),
  write: ({ name, reason }, { words, links }) => {
    const { subject, lead, another, signIn } = words.headshotRemoved;
    return {
      subject,
      parts: [
        mailGreeting(words, name),
        { kind: 'text', text: lead },
        { kind: 'text', text: unlinked(reason) },
        { kind: 'text', text: another },
        { kind: 'button', label: signIn, url: links.login },
      ],
    };
  },
});

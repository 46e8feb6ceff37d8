import { z } from 'zod';
import { defineMail } from '../defineMail';
import { mailGreeting, unlinked } from '../mailContent';

/** Tells an interpreter whether clients find them from now on, or what is to be changed first. */
export const listingDecidedMail = defineMail({
  values: z.object({ name: z.string(), isApproved: z.boolean(), reason: z.string() }),
  write: ({ name, isApproved, reason }, { words, links }) => {
    const { approved, refused, open } = words.listingDecided;
    const { subject, lead } = isApproved ? approved : refused;
    return {
      subject,
      parts: [
        mailGreeting(words, name),
        { kind: 'text', text: lead },
        ...(isApproved ? [] : [{ kind: 'text' as const, text: unlinked(reason) }]),
        { kind: 'button', label: open, url: links.listing },
      ],
    };
  },
});

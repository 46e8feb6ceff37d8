import { z } from 'zod';
import { defineMail } from '../defineMail';
import { mailGreeting } from '../mailContent';

/** The first half of the double opt-in: nobody is subscribed by somebody else. */
export const confirmSubscriptionMail = defineMail({
  values: z.object({ token: z.string() }),
  write: ({ token }, { words, links }) => ({
    subject: words.confirmSubscription.subject,
    parts: [
      mailGreeting(words, ''),
      { kind: 'text', text: words.confirmSubscription.lead },
      {
        kind: 'button',
        label: words.confirmSubscription.button,
        url: links.confirmSubscription(token),
      },
      { kind: 'quiet', text: words.confirmSubscription.life },
      { kind: 'quiet', text: words.frame.notYou },
    ],
  }),
});

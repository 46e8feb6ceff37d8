import { z } from 'zod';
import { defineMail } from '../defineMail';
import { mailGreeting } from '../mailContent';

/** The link behind which a reader of the newsletter changes what it brings. */
export const changePreferencesMail = defineMail({
  values: z.object({ token: z.string(), unsubscribeToken: z.string() }),
  write: ({ token, unsubscribeToken }, { words, links }) => {
    const unsubscribeUrl = links.unsubscribe(unsubscribeToken);
    return {
      subject: words.changePreferences.subject,
      unsubscribeUrl,
      parts: [
        mailGreeting(words, ''),
        { kind: 'text', text: words.changePreferences.lead },
        {
          kind: 'button',
          label: words.changePreferences.button,
          url: links.newsletterPreferences(token),
        },
        { kind: 'quiet', text: words.changePreferences.life },
        { kind: 'link', label: words.changePreferences.remove, url: unsubscribeUrl },
        { kind: 'quiet', text: words.frame.notYou },
      ],
    };
  },
});

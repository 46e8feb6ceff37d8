import { z } from 'zod';
import { defineMail } from '../defineMail';
import { mailGreeting } from '../mailContent';
import { withAsked } from '../mailLinks';

/** To a known address that somebody registers again: the answer on the page does not tell, this mail does. */
export const alreadyRegisteredMail = defineMail({
  values: z.object({ name: z.string(), asked: z.string().optional() }),
  write: ({ name, asked }, { words, links }) => ({
    subject: words.alreadyRegistered.subject,
    parts: [
      mailGreeting(words, name),
      { kind: 'text', text: words.alreadyRegistered.lead },
      { kind: 'button', label: words.alreadyRegistered.signIn, url: withAsked(links.login, asked) },
      { kind: 'quiet', text: words.alreadyRegistered.forgotten },
    ],
  }),
});

import { z } from 'zod';
import { CODE_MINUTES } from '../../../../shared/domain/people/codeLife';
import { defineMail } from '../defineMail';
import { fillWords } from '../fillWords';
import { mailGreeting } from '../mailContent';
import { withAsked } from '../mailLinks';

/** Signing in without a password: a code to type, or a link with one button behind it. */
export const magicSignInMail = defineMail({
  values: z.object({ name: z.string(), code: z.string(), token: z.string(), asked: z.string().optional() }),
  write: ({ name, code, token, asked }, { words, links }) => ({
    subject: words.magicSignIn.subject,
    parts: [
      mailGreeting(words, name),
      { kind: 'text', text: words.magicSignIn.lead },
      { kind: 'code', code },
      { kind: 'button', label: words.magicSignIn.button, url: withAsked(links.magicLogin(token), asked) },
      { kind: 'quiet', text: fillWords(words.magicSignIn.life, { minutes: CODE_MINUTES.magic }) },
      { kind: 'quiet', text: words.frame.notYou },
    ],
  }),
});

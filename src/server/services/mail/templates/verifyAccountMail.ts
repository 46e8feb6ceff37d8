import { z } from 'zod';
import { CODE_MINUTES } from '../../../../shared/domain/people/codeLife';
import { defineMail } from '../defineMail';
import { fillWords } from '../fillWords';
import { mailGreeting } from '../mailContent';

/** The code that finishes a registration. */
export const verifyAccountMail = defineMail({
  values: z.object({ name: z.string(), code: z.string() }),
  write: ({ name, code }, { words }) => ({
    subject: words.verifyAccount.subject,
    parts: [
      mailGreeting(words, name),
      { kind: 'text', text: words.verifyAccount.lead },
      { kind: 'code', code },
      { kind: 'quiet', text: fillWords(words.verifyAccount.life, { minutes: CODE_MINUTES.verify }) },
      { kind: 'quiet', text: words.frame.notYou },
    ],
  }),
});

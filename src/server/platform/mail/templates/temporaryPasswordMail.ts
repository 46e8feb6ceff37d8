import { z } from 'zod';
import { CODE_MINUTES } from '../../../../shared/domain/people/codeLife';
import { defineMail } from '../defineMail';
import { fillWords } from '../fillWords';
import { mailGreeting } from '../mailContent';

/** What a person who forgot their password types as the current one. */
export const temporaryPasswordMail = defineMail({
  values: z.object({ name: z.string(), password: z.string() }),
  write: ({ name, password }, { words }) => ({
    subject: words.temporaryPassword.subject,
    parts: [
      mailGreeting(words, name),
      { kind: 'text', text: words.temporaryPassword.lead },
      { kind: 'code', code: password },
      {
        kind: 'quiet',
        text: fillWords(words.temporaryPassword.life, { minutes: CODE_MINUTES.password_reset }),
      },
      { kind: 'quiet', text: words.frame.notYou },
    ],
  }),
});

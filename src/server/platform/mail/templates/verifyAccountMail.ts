import { z } from 'zod';
import { CODE_MINUTES } from '../../../../shared/domain/people/codeLife';
import { defineMail } from '../defineMail';
import { fillWords } from '../fillWords';
import { mailGreeting, type MailPart } from '../mailContent';
import { withAsked } from '../mailLinks';

/** The code that finishes a registration. */
export const verifyAccountMail = defineMail({
  values: z.object({ name: z.string(), code: z.string(), asked: z.string().optional() }),
  write: ({ name, code, asked }, { words, links }) => ({
    subject: words.verifyAccount.subject,
    parts: [
      mailGreeting(words, name),
      { kind: 'text', text: words.verifyAccount.lead },
      { kind: 'code', code },
      // for who reads mails in another browser than the one where they asked for a time
      ...(asked ? [buttonTo(words.verifyAccount.button, withAsked(links.verify, asked))] : []),
      { kind: 'quiet', text: fillWords(words.verifyAccount.life, { minutes: CODE_MINUTES.verify }) },
      { kind: 'quiet', text: words.frame.notYou },
    ],
  }),
});

const buttonTo = (label: string, url: string): MailPart => ({ kind: 'button', label, url });

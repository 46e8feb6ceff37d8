import { z } from 'zod';
import { EXPIRY_WARNINGS } from '../../../../shared/domain/people/credentials';
import { dateTimeFormat } from '../../../../shared/domain/text/intlFormats';
import { defineMail } from '../defineMail';
import { mailGreeting, fillWords } from '../mailContent';
import { credentialWords, ToldCredential } from './credentialDecidedMail';

/** Tells an interpreter that a verified credential ends soon, and how its badge stays. */
export const credentialExpiringMail = defineMail({
  values: ToldCredential.extend({ validUntil: z.iso.date(), days: z.literal(EXPIRY_WARNINGS) }),
  write: ({ validUntil, days: _days, ...told }, { words, language, links }) => {
    const { expiring, open } = words.credentials;
    const day = dateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
    const values = { credential: credentialWords(told, words), date: day.format(new Date(validUntil)) };
    return {
      subject: fillWords(expiring.subject, values),
      parts: [
        mailGreeting(words, told.name),
        { kind: 'text', text: fillWords(expiring.lead, values) },
        { kind: 'quiet', text: expiring.renew },
        { kind: 'button', label: open, url: links.credentials },
      ],
    };
  },
});

import { z } from 'zod';
import { badgePlace, CREDENTIAL_KINDS } from '../../../../shared/domain/people/credentials';
import { visibleText } from '../../../../shared/domain/text/visibleText';
import type { MailWords } from '../../../../shared/i18n/serverMessages';
import { defineMail } from '../defineMail';
import { mailGreeting, fillWords, unlinked } from '../mailContent';

/** Facts of a credential for mails. */
export const ToldCredential = z.object({
  name: z.string(),
  kind: z.enum(CREDENTIAL_KINDS),
  issuing_body: z.string(),
  place: z.string(),
});

/** "Sworn or court interpreter · Berlin". */
export function credentialWords(told: z.output<typeof ToldCredential>, { credentials }: MailWords): string {
  return `${credentials.kinds[told.kind]} · ${unlinked(visibleText(badgePlace(told)))}`;
}

/** Tells an interpreter that a credential was verified, or why it was not. */
export const credentialDecidedMail = defineMail({
  values: ToldCredential.extend({ isApproved: z.boolean(), reason: z.string() }),
  write: ({ isApproved, reason, ...told }, { words, links }) => {
    const { decided, open } = words.credentials;
    const { subject, lead } = isApproved ? decided.approved : decided.refused;
    const values = { credential: credentialWords(told, words) };
    return {
      subject: fillWords(subject, values),
      parts: [
        mailGreeting(words, told.name),
        { kind: 'text', text: fillWords(lead, values) },
        ...(isApproved ? [] : [{ kind: 'text' as const, text: unlinked(reason) }]),
        { kind: 'button', label: open, url: links.credentials },
      ],
    };
  },
});

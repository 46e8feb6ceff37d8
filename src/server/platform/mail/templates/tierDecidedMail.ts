import { z } from 'zod';
import { TIERS } from '../../../../shared/domain/booking/tiers';
import { defineMail } from '../defineMail';
import { mailGreeting, fillWords } from '../mailContent';

/** Tells somebody what became of the paid tier that they asked for. */
export const tierDecidedMail = defineMail({
  values: z.object({
    name: z.string(),
    wished: z.enum(TIERS),
    isApproved: z.boolean(),
    tier: z.enum(TIERS),
  }),
  write: ({ name, wished, isApproved, tier }, { words, links }) => {
    const { approved, refused, signIn, tiers } = words.tierDecided;
    const { subject, lead } = isApproved ? approved : refused;
    const values = { wished: tiers[wished], tier: tiers[tier] };
    return {
      subject: fillWords(subject, values),
      parts: [
        mailGreeting(words, name),
        { kind: 'text', text: fillWords(lead, values) },
        { kind: 'button', label: signIn, url: links.login },
      ],
    };
  },
});

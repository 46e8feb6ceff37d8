import { z } from 'zod';
import { INVITATION_DAYS } from '../../../../shared/domain/people/codeLife';
import { defineMail } from '../defineMail';
import { mailGreeting, fillWords } from '../mailContent';

/** The link that brings somebody into an institute, with an account or without. */
export const invitationMail = defineMail({
  values: z.object({
    name: z.string(),
    /** who invites, and where to; null for a reader whose address nobody proved */
    inviter: z.string().nullable(),
    institute: z.string().nullable(),
    business: z.string().nullable(),
    role: z.string().nullable(),
    token: z.string(),
  }),
  write: ({ name, inviter, institute, business, role, token }, { words, links }) => {
    const { subject, lead, unnamed, button, life, labels, roles } = words.invitation;
    const roleName = role !== null && Object.hasOwn(roles, role) ? roles[role as keyof typeof roles] : role;
    const rows = [
      ...(institute === null ? [] : [{ label: labels.institute, value: institute }]),
      ...(business === null ? [] : [{ label: labels.business, value: business }]),
      ...(roleName === null ? [] : [{ label: labels.role, value: roleName }]),
    ];
    return {
      subject: institute === null ? unnamed.subject : fillWords(subject, { institute }),
      parts: [
        mailGreeting(words, name),
        {
          kind: 'text',
          text:
            inviter === null || institute === null ? unnamed.lead : fillWords(lead, { inviter, institute }),
        },
        ...(rows.length === 0 ? [] : [{ kind: 'facts' as const, rows }]),
        { kind: 'button', label: button, url: links.invitation(token) },
        { kind: 'quiet', text: fillWords(life, { days: INVITATION_DAYS }) },
        { kind: 'quiet', text: words.frame.notYou },
      ],
    };
  },
});

import { z } from 'zod';
import { INVITATION_DAYS } from '../../../../shared/domain/people/codeLife';
import { CLIENT_GROUP, INTERPRETER_GROUP } from '../../../../shared/domain/people/groups';
import { MODULES } from '../../../../shared/domain/people/modules';
import { defineMail } from '../defineMail';
import { mailGreeting, fillWords, type MailPart } from '../mailContent';

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
    /** the institute that the reader leaves by joining; null for who is in none but the house */
    leaves: z.string().nullable().default(null),
    /** areas of the reader's that the role leaves out */
    closed: z.array(z.enum(MODULES)).default([]),
    group: z.union([z.literal(CLIENT_GROUP), z.literal(INTERPRETER_GROUP)]).default(INTERPRETER_GROUP),
  }),
  write: (
    { name, inviter, institute, business, role, token, leaves, closed, group },
    { words, links, language },
  ) => {
    const { subject, lead, unnamed, button, life, labels, roles, modules } = words.invitation;
    const roleName = role !== null && Object.hasOwn(roles, role) ? roles[role as keyof typeof roles] : role;
    const rows = [
      ...(institute === null ? [] : [{ label: labels.institute, value: institute }]),
      ...(business === null ? [] : [{ label: labels.business, value: business }]),
      ...(roleName === null ? [] : [{ label: labels.role, value: roleName }]),
    ];
    const areas = new Intl.ListFormat(language).format(closed.map((module) => modules[module]));
    const { withoutBookings } = words.invitation;
    const losses = [
      ...(leaves === null ? [] : [fillWords(words.invitation.leaves, { institute: leaves })]),
      ...(closed.length === 0 ? [] : [fillWords(words.invitation.closed, { areas })]),
      ...(closed.includes('bookings')
        ? [withoutBookings[group === CLIENT_GROUP ? 'client' : 'interpreter']]
        : []),
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
        ...losses.map((text): MailPart => ({ kind: 'text', text })),
        { kind: 'button', label: button, url: links.invitation(token) },
        { kind: 'quiet', text: fillWords(life, { days: INVITATION_DAYS }) },
        { kind: 'quiet', text: words.frame.notYou },
      ],
    };
  },
});

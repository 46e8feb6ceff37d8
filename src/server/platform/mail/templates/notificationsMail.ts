import { z } from 'zod';
import { NOTIFICATION_KINDS } from '../../../../shared/domain/people/notifications';
import { defineMail } from '../defineMail';
import { fillWords } from '../mailContent';
import { mailGreeting } from '../mailContent';
import { notificationLine } from '../notificationLine';
import { mailClock, mailMoment } from './bookingNewsMail';

/** The mail that gathers a night's or a day's unread notifications. */
export const notificationsMail = defineMail({
  values: z.object({
    name: z.string(),
    /** the reader's */
    zone: z.string(),
    reader: z.enum(['client', 'interpreter']),
    /** the oldest first */
    told: z.array(
      z.object({
        kind: z.enum(NOTIFICATION_KINDS),
        title: z.string(),
        other: z.string(),
        /** of the booking, ISO 8601 */
        startsAt: z.iso.datetime().nullable(),
        /** of what several are asked: who is first gets it, so the mail leads there and not to the list */
        callId: z.string().nullable().optional(),
      }),
    ),
  }),
  write: ({ name, zone, reader, told }, { words, links, language }) => {
    const [first, ...others] = told;
    const callId = others.length === 0 ? first?.callId : null;
    const line = first ? notificationLine(first, words.notificationLines) : '';
    const start = first?.startsAt ? ` · ${mailClock(first.startsAt, language, zone)}` : '';
    return {
      subject: callId ? `${line}${start}` : fillWords(words.notifications.subject, { count: told.length }),
      parts: [
        mailGreeting(words, name),
        { kind: 'text', text: words.notifications.lead },
        {
          kind: 'facts',
          rows: told.map(({ startsAt, ...each }) => ({
            label: notificationLine(each, words.notificationLines),
            value: startsAt === null ? '' : mailMoment(startsAt, language, zone),
          })),
        },
        ...(callId ? [buttonTo(words.notifications.openCall, links.call[reader](callId))] : []),
        buttonTo(words.notifications.open, links.notifications[reader]),
        { kind: 'quiet', text: words.notifications.why },
      ],
    };
  },
});

const buttonTo = (label: string, url: string) => ({ kind: 'button' as const, label, url });

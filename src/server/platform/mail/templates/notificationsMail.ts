import { z } from 'zod';
import { NOTIFICATION_KINDS } from '../../../../shared/domain/people/notifications';
import { defineMail } from '../defineMail';
import { fillWords } from '../mailContent';
import { mailGreeting } from '../mailContent';
import { notificationLine } from '../notificationLine';
import { mailMoment } from './bookingNewsMail';

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
      }),
    ),
  }),
  write: ({ name, zone, reader, told }, { words, links, language }) => ({
    subject: fillWords(words.notifications.subject, { count: told.length }),
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
      { kind: 'button', label: words.notifications.open, url: links.notifications[reader] },
      { kind: 'quiet', text: words.notifications.why },
    ],
  }),
});

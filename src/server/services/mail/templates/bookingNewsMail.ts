import { z } from 'zod';
import { languageNameIn } from '../../../../domain/interpretationLanguages';
import { centsFromEuros, formatCents } from '../../../../domain/money';
import { BOOKING_NEWS } from '../../bookingMail/BookingNews';
import { bookingWords, ToldBooking } from '../../bookingMail/bookingWords';
import { calendarEntryOf } from '../../calendar/calendarEntryOf';
import { calendarFile, calendarType } from '../../calendar/calendarFile';
import { defineMail } from '../defineMail';
import { fillWords } from '../fillWords';
import type { MailContent, MailPart } from '../mailContent';
import { mailGreeting } from '../mailGreeting';
import { mailMoment } from '../mailMoment';

/** What happened to a booking, for one of its parties, in their zone, with a calendar file. */
export const bookingNewsMail = defineMail({
  values: z.object({
    news: z.enum(BOOKING_NEWS),
    reader: z.enum(['client', 'interpreter']),
    name: z.string(),
    /** the reader's */
    zone: z.string(),
    /** when it happened, ISO 8601 */
    at: z.iso.datetime(),
    booking: ToldBooking,
  }),
  write: ({ news, reader, name, zone, at, booking }, { words, language, links, recipient }): MailContent => {
    const { booking: told } = words;
    const said = bookingWords(booking, reader, words);
    const moment = (instant: string, inZone: string) => mailMoment(instant, language, inZone);
    const fill = (text: string) =>
      fillWords(text, {
        title: said.title,
        other: said.other,
        deadline: moment(booking.respondBy, zone),
      });
    const isByOther = news === 'cancelled' && booking.cancellation?.by !== reader;
    const { subject, lead } = told.news[isByOther ? 'cancelledByOther' : news][reader];
    const amount = formatCents(centsFromEuros(booking.selectedInterpreter.totalFee), language);
    const own = moment(booking.startsAt, zone);
    const asBooked = moment(booking.startsAt, booking.meetingTimezone);
    const url = links.bookings[reader];
    const entry = calendarEntryOf(booking, { reader, words, language, url }, new Date(at));
    const mail = {
      attendee: recipient,
      organizer: { name: 'Dragoman', email: `no-reply@${new URL(url).hostname}` },
    };
    const owed = owedPart(booking, reader);
    return {
      subject: fill(subject),
      parts: [
        mailGreeting(words, name),
        { kind: 'text', text: fill(lead) },
        ...(owed ? [owed] : []),
        {
          kind: 'languagePair',
          from: languageNameIn(booking.interpreterBookingFrom, language),
          to: languageNameIn(booking.interpreterBookingTo, language),
        },
        {
          kind: 'facts',
          rows: [
            { label: told.facts.when, value: own },
            ...(asBooked === own ? [] : [{ label: told.facts.asBooked, value: asBooked }]),
            { label: told.facts.duration, value: said.duration },
            { label: told.facts.with[reader], value: said.other },
            { label: told.facts.platform, value: said.platform },
            { label: told.facts.subject, value: said.subject },
            { label: told.facts.fee[reader], value: fillWords(told.facts.notCharged, { amount }) },
          ],
        },
        { kind: 'button', label: told.open, url },
      ],
      attachments: [
        {
          filename: 'dragoman.ics',
          contentType: calendarType(entry, mail),
          content: calendarFile(entry, mail),
        },
      ],
    };

    function owedPart({ cancellation }: ToldBooking, party: 'client' | 'interpreter'): MailPart | null {
      if (!cancellation) return null;
      const cents = centsFromEuros(cancellation.fee);
      const text = cents === 0 ? told.nothingOwed : told.clientOwes[party];
      return { kind: 'text', text: fillWords(text, { amount: formatCents(cents, language) }) };
    }
  },
});

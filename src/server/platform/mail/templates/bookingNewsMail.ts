import { z } from 'zod';
import { languageNameIn } from '../../../../shared/domain/text/interpretationLanguages';
import { centsFromEuros, formatCents } from '../../../../shared/domain/money/money';
import { BOOKING_NEWS, MOVE_NEWS, type BookingNews, type MoveNews } from '../BookingNews';
import { bookingWords, ToldBooking } from '../bookingWords';
import { calendarEntryOf } from '../../calendar/calendarEntryOf';
import { calendarFile, calendarType } from '../../calendar/calendarFile';
import { defineMail } from '../defineMail';
import { type MailContent, type MailPart, mailGreeting, fillWords, unlinked } from '../mailContent';
import { dateTimeFormat } from '../../../../shared/domain/text/intlFormats';
import type { InterfaceLanguage } from '../../../../shared/domain/text/interfaceLanguages';
import { intlZone } from '../../../../shared/domain/time/timeZones';
import { zoneName } from '../../../../shared/domain/time/zoneName';

/** News of a booking for one of its parties, in their zone, with a calendar file. */
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
    /** of rescheduling: who did it, the start that is proposed, and until when it may be answered */
    move: z
      .object({
        by: z.enum(['client', 'interpreter']),
        startsAt: z.iso.datetime(),
        expiresAt: z.iso.datetime(),
        /** euros that cancelling costs the reader at least, once it is agreed, where that is more than without it */
        cost: z.number().optional(),
      })
      .optional(),
    /** of a reported problem: euros where a part is owed, and the admin's words */
    decision: z.object({ amount: z.number().optional(), reason: z.string() }).optional(),
  }),
  write: (
    { news, reader, name, zone, at, booking, move, decision },
    { words, language, links, recipient, sender },
  ): MailContent => {
    const { booking: told } = words;
    const said = bookingWords(booking, reader, words);
    const moment = (instant: string, inZone: string) => mailMoment(instant, language, inZone);
    const fill = (text: string) =>
      fillWords(text, {
        title: unlinked(said.title),
        other: said.other,
        deadline: moment(move?.expiresAt ?? booking.respondBy, zone),
      });
    const { subject, lead } = newsWords();
    const fee = formatCents(centsFromEuros(booking.selectedInterpreter.totalFee), language);
    const own = moment(booking.startsAt, zone);
    const asBooked = moment(booking.startsAt, booking.meetingTimezone);
    const url = links.bookings[reader];
    const entry = calendarEntryOf(booking, { reader, words, language, links }, new Date(at));
    const mail = { attendee: recipient, organizer: sender };
    const owed = owedPart(booking, reader);
    // once agreed, it is simply when the meeting is
    const isProposed = move !== undefined && news !== 'timeAgreed';
    return {
      subject: `${fill(subject)} · ${mailClock(isProposed ? move.startsAt : booking.startsAt, language, zone)}`,
      parts: [
        mailGreeting(words, name),
        { kind: 'text', text: fill(lead) },
        ...costPart(),
        ...(owed ? [owed] : []),
        ...decisionParts(),
        {
          kind: 'languagePair',
          from: languageNameIn(booking.interpreterBookingFrom, language),
          to: languageNameIn(booking.interpreterBookingTo, language),
        },
        {
          kind: 'facts',
          rows: [
            { label: told.facts.when, value: own },
            ...proposedRow(),
            ...(asBooked === own ? [] : [{ label: told.facts.asBooked, value: asBooked }]),
            { label: told.facts.duration, value: said.duration },
            { label: told.facts.with[reader], value: said.other },
            { label: told.facts.platform, value: said.platform },
            { label: told.facts.subject, value: said.subject },
            ...(booking.referenceNumber
              ? [{ label: told.facts.reference, value: unlinked(booking.referenceNumber) }]
              : []),
            { label: told.facts.fee[reader], value: fillWords(told.facts.notCharged, { amount: fee }) },
          ],
        },
        { kind: 'button', label: told.open, url },
      ],
      attachments: [
        {
          filename: 'dragoman.ics',
          contentType: calendarType(entry),
          content: calendarFile(entry, mail),
        },
      ],
    };

    function newsWords(): { subject: string; lead: string } {
      const moved = MOVE_NEWS.find((each) => each === news);
      if (moved) return told.moves[moved][move?.by === reader ? 'own' : 'theirs'];
      const plain = news as Exclude<BookingNews, MoveNews>;
      const isByOther = plain === 'cancelled' && booking.cancellation?.by !== reader;
      return told.news[isByOther ? 'cancelledByOther' : plain][reader];
    }

    function proposedRow() {
      if (!isProposed) return [];
      return [{ label: told.facts.proposed, value: moment(move.startsAt, zone) }];
    }

    function costPart(): MailPart[] {
      if (move?.cost === undefined) return [];
      const amount = formatCents(centsFromEuros(move.cost), language);
      return [{ kind: 'text', text: fillWords(told.costFromThenOn, { amount }) }];
    }

    /** The reason of a decision, and the reduced fee of a meeting. */
    function decisionParts(): MailPart[] {
      if (!decision) return [];
      const { amount: euros, reason } = decision;
      const amount = euros === undefined ? null : formatCents(centsFromEuros(euros), language);
      return [
        ...(amount === null
          ? []
          : [{ kind: 'text' as const, text: fillWords(told.clientOwes[reader], { amount }) }]),
        { kind: 'text', text: told.decidedBecause },
        { kind: 'text', text: unlinked(reason) },
      ];
    }

    function owedPart({ cancellation }: ToldBooking, party: 'client' | 'interpreter'): MailPart | null {
      if (!cancellation) return null;
      const cents = centsFromEuros(cancellation.fee);
      const text = cents === 0 ? told.nothingOwed : told.clientOwes[party];
      return { kind: 'text', text: fillWords(text, { amount: formatCents(cents, language) }) };
    }
  },
});

/** An instant as a mail's subject says it: weekday, date and time on the reader's own clock. */
export function mailClock(instant: string, language: InterfaceLanguage, zone: string): string {
  const options: Intl.DateTimeFormatOptions = { ...DAY_AND_TIME, timeZone: intlZone(zone) };
  return dateTimeFormat(language, options).format(new Date(instant)).replace(NARROW_SPACES, ' ');
}

const DAY_AND_TIME = {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
} as const;
const NARROW_SPACES = /[\u202F\u00A0]/g;

/** An instant as a mail says it: weekday, date, time and zone, so that nobody has to guess which clock is meant. */
export function mailMoment(instant: string, language: InterfaceLanguage, zone: string): string {
  const options: Intl.DateTimeFormatOptions = {
    ...DAY_AND_TIME,
    year: 'numeric',
    timeZone: intlZone(zone),
  };
  const said = dateTimeFormat(language, options).format(new Date(instant));
  return `${said} ${zoneName(zone, instant, language)}`.replace(NARROW_SPACES, ' ');
}

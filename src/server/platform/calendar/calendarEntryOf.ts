import type { InterfaceLanguage } from '../../../shared/domain/text/interfaceLanguages';
import { languageNameIn } from '../../../shared/domain/text/interpretationLanguages';
import type { CancellingParty } from '../../../shared/domain/booking/cancellationFee';
import type { MailWords } from '../../../shared/i18n/serverMessages';
import type { MailLinks } from '../mail/mailLinks';
import { ROOM_PLATFORM } from '../../../shared/domain/booking/meetingRoom';
import { bookingWords, type ToldBooking } from '../mail/bookingWords';
import { fillWords } from '../mail/mailContent';
import type { CalendarEntry } from './calendarFile';

export interface CalendarReader {
  reader: CancellingParty;
  words: MailWords;
  language: InterfaceLanguage;
  links: Pick<MailLinks, 'bookings' | 'room'>;
}

/** A booking as one of its parties keeps it in a calendar, in their language. */
export function calendarEntryOf(
  booking: ToldBooking,
  { reader, words, language, links }: CalendarReader,
  stamp: Date,
): CalendarEntry {
  const isHere = booking.hostPlatform === ROOM_PLATFORM;
  const url = isHere ? links.room(booking.id) : links.bookings[reader];
  const told = bookingWords(booking, reader, words);
  const { calendar, facts } = words.booking;
  const pair = {
    from: languageNameIn(booking.interpreterBookingFrom, language),
    to: languageNameIn(booking.interpreterBookingTo, language),
  };
  const lines = [
    fillWords(calendar.languages, pair),
    `${facts.with[reader]}: ${told.other}`,
    `${facts.platform}: ${told.platform}`,
    `${facts.subject}: ${told.subject}`,
    url,
  ];
  return {
    bookingId: booking.id,
    sequence: booking.version - 1,
    status: booking.status,
    startsAt: new Date(booking.startsAt),
    endsAt: new Date(booking.endsAt),
    stamp,
    summary: booking.status === 'pending' ? fillWords(calendar.requested, { title: told.title }) : told.title,
    description: lines.join('\n'),
    url,
  };
}

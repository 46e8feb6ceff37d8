import { DEFAULT_LANGUAGE } from '../../../shared/domain/text/interfaceLanguages';
import type { SettingKey } from '../../../shared/domain/people/settings';
import type { Queries } from '../../db/database';
import { findBookingRows, type BookingRow } from '../../db/repositories/bookings/bookingRows';
import { selectMailReaders, type MailReader } from '../../db/repositories/people/mailReaders';
import { insertMails, type NewMail } from '../../db/repositories/outbox';
import { newMail } from '../mail/queueMail';
import { toBookingRecord } from '../bookings/toBookingRecord';
import type { BookingNews } from './BookingNews';
import { ToldBooking } from './bookingWords';

/** Of rescheduling: who did it, which start it is about, and until when that may be answered (ISO 8601). */
export interface ToldMove {
  by: 'client' | 'interpreter';
  startsAt: string;
  expiresAt: string;
}

const REMINDERS: readonly BookingNews[] = ['reminderDay', 'reminderHour'];

/**
 * Promises both parties of each booking a mail about what has just happened to it, in the transaction that did it:
 * rolled back, nobody is told. Whoever switched such mails off gets none.
 */
export async function tellParties(
  queries: Queries,
  now: Date,
  news: BookingNews,
  bookingIds: readonly string[],
  move?: ToldMove,
): Promise<void> {
  if (bookingIds.length === 0) return;
  const bookings = await findBookingRows(queries, bookingIds);
  const people = bookings.flatMap(({ client_id, interpreter_id }) => [client_id, interpreter_id]);
  const readers = await selectMailReaders(queries, [...new Set(people)], settingOf(news)).execute();
  await insertMails(
    queries,
    bookings.flatMap((booking) => newsMails({ news, booking, move }, readers, now)),
  );
}

/** Which of a person's settings says whether they wish to be told of it. */
export function settingOf(news: BookingNews): SettingKey {
  return REMINDERS.includes(news) ? 'notify_reminders' : 'notify_booking_changes';
}

/** The mails of one booking to those of `readers` who are its parties and wish for them. */
export function newsMails(
  told: Omit<Telling, 'party' | 'reader'>,
  readers: readonly MailReader[],
  now: Date,
): NewMail[] {
  return (['client', 'interpreter'] as const).flatMap((party) => {
    const reader = readers.find(({ id }) => id === told.booking[`${party}_id`]);
    return reader?.is_wanted ? [mailOf({ ...told, party, reader }, now)] : [];
  });
}

interface Telling {
  news: BookingNews;
  booking: BookingRow;
  party: 'client' | 'interpreter';
  reader: MailReader;
  move?: ToldMove | undefined;
}

function mailOf({ news, booking, party, reader, move }: Telling, now: Date): NewMail {
  return newMail(now, {
    to: reader.email,
    language: reader.language ?? DEFAULT_LANGUAGE,
    template: 'bookingNews',
    values: {
      news,
      reader: party,
      name: reader.first_name,
      zone: reader.time_zone ?? booking.meeting_zone,
      at: now.toISOString(),
      booking: ToldBooking.parse(toBookingRecord(booking, now)),
      ...(move && { move }),
    },
    ...(REMINDERS.includes(news) && { sendBefore: booking.starts_at }),
  });
}

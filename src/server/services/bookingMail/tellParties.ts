import { DEFAULT_LANGUAGE } from '../../../domain/interfaceLanguages';
import type { SettingKey } from '../../../domain/settings';
import type { Queries } from '../../db/database';
import { findBookingRows, type BookingRow } from '../../db/repositories/bookingRows';
import { findMailReaders, type MailReader } from '../../db/repositories/mailReaders';
import { queueMail } from '../mail/queueMail';
import { toBookingRecord } from '../toBookingRecord';
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
  const setting: SettingKey = REMINDERS.includes(news) ? 'notify_reminders' : 'notify_booking_changes';
  const people = bookings.flatMap(({ client_id, interpreter_id }) => [client_id, interpreter_id]);
  const readers = await findMailReaders(queries, people, setting);
  for (const booking of bookings) {
    for (const party of ['client', 'interpreter'] as const) {
      const reader = readers.get(booking[`${party}_id`]);
      if (reader?.is_wanted) await tell(queries, now, { news, booking, party, reader, move });
    }
  }
}

interface Telling {
  news: BookingNews;
  booking: BookingRow;
  party: 'client' | 'interpreter';
  reader: MailReader;
  move: ToldMove | undefined;
}

async function tell(
  queries: Queries,
  now: Date,
  { news, booking, party, reader, move }: Telling,
): Promise<void> {
  await queueMail(
    queries,
    { now: () => now },
    {
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
    },
  );
}

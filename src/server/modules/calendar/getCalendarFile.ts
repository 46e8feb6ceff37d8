import type { getCalendarFile as endpoint } from '../../../shared/contract/bookings/booking';
import type { DataOf, ReceivedOf } from '../../../shared/contract/base/endpoint';
import { AppError } from '../../../shared/contract/base/errors';
import { serverMails } from '../../../shared/i18n/serverMessages';
import { findBookingRow } from '../bookings/service/bookingRows';
import type { Caller, ServiceContext } from '../../platform/context';
import { createMailLinks } from '../../platform/mail/mailLinks';
import { partyOf } from '../bookings/service/parties';
import { toBookingRecord } from '../bookings/service/toBookingRecord';
import { calendarEntryOf } from '../../platform/calendar/calendarEntryOf';
import { calendarFile } from '../../platform/calendar/calendarFile';

export interface CalendarContext extends ServiceContext {
  /** where the links in calendar entries lead */
  publicUrl: string;
}

/** A booking for the caller's calendar; the same entry as in their mails. Throws NOT_FOUND for everybody else's. */
export async function getCalendarFile(
  { db, clock, publicUrl }: CalendarContext,
  caller: Caller,
  { id, language }: ReceivedOf<typeof endpoint>,
): Promise<DataOf<typeof endpoint>> {
  const row = await findBookingRow(db.queries, id);
  const reader = row && partyOf(row, caller);
  if (!reader) throw new AppError('NOT_FOUND');
  const now = clock.now();
  const links = createMailLinks(publicUrl);
  const setting = { reader, words: serverMails[language], language, links };
  const entry = calendarEntryOf(toBookingRecord(row, now), setting, now);
  return { fileName: `dragoman-${row.meeting_date}.ics`, content: calendarFile(entry) };
}

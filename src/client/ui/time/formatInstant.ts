import { dateTimeFormat } from '../../../shared/domain/text/intlFormats';
import { CLOCK, SHORT_DATE, plainSpaces } from './meetingTime';
import { unbroken } from '../text/unbroken';

/** An instant as date and time in the reader's zone: "Jan 5, 2025, 02:30 PM". */
export function formatInstant(iso: string | number, locale: string, zone: string): string {
  return inWords(iso, locale, { ...SHORT_DATE, ...CLOCK, timeZone: zone });
}

/** The same with its day of the week, for when somebody has to be there: "Sun, Jan 5, 2025, 02:30 PM". */
export function dayAndClock(iso: string | number, locale: string, zone: string): string {
  return inWords(iso, locale, { weekday: 'short', ...SHORT_DATE, ...CLOCK, timeZone: zone });
}

/** Only its time of day: "02:30 PM". */
export function formatClock(iso: string | number, locale: string, zone: string): string {
  return inWords(iso, locale, { ...CLOCK, timeZone: zone });
}

/** Only its day: "Jan 5, 2025". */
export function formatDay(iso: string | number, locale: string, zone: string): string {
  return inWords(iso, locale, { ...SHORT_DATE, timeZone: zone });
}

/** A month such as 2025-01: "January 2025". */
export function formatMonth(month: string, locale: string): string {
  return inWords(`${month}-01T00:00:00Z`, locale, { year: 'numeric', month: 'long', timeZone: 'UTC' });
}

/** For the middle of sentences, whose lines may end anywhere but within a date or time. */
function inWords(iso: string | number, locale: string, options: Intl.DateTimeFormatOptions): string {
  return unbroken(plainSpaces(dateTimeFormat(locale, options).format(new Date(iso))));
}

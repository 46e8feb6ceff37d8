import { dateTimeFormat } from '../domain/dateTimeFormat';
import { SHORT_DATE } from './formatMeetingDate';
import { CLOCK, plainSpaces } from './formatMeetingTime';

/** An instant as date and time in the reader's zone: "Jan 5, 2025, 02:30 PM". */
export function formatInstant(iso: string | number, locale: string, zone: string): string {
  return plainSpaces(
    dateTimeFormat(locale, { ...SHORT_DATE, ...CLOCK, timeZone: zone }).format(new Date(iso)),
  );
}

/** Only its time of day: "02:30 PM". */
export function formatClock(iso: string | number, locale: string, zone: string): string {
  return plainSpaces(dateTimeFormat(locale, { ...CLOCK, timeZone: zone }).format(new Date(iso)));
}

/** Only its day: "Jan 5, 2025". */
export function formatDay(iso: string | number, locale: string, zone: string): string {
  return dateTimeFormat(locale, { ...SHORT_DATE, timeZone: zone }).format(new Date(iso));
}

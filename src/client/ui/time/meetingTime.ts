import { dateTimeFormat } from '../../../shared/domain/text/intlFormats';
import { clock24, type MeetingTime } from '../../../shared/domain/time/meetingTime';

/** "02:30 PM" where people count twelve hours, "14:30" where they do not; null where it is missing. */
export function formatMeetingTime(time: MeetingTime, locale: string): string | null {
  if (!time.meetingTime) return null;
  const instant = new Date(`2000-01-01T${clock24(time)}:00Z`);
  if (Number.isNaN(instant.getTime())) return null;
  return plainSpaces(dateTimeFormat(locale, { ...CLOCK, timeZone: 'UTC' }).format(instant));
}

export const CLOCK = { hour: '2-digit', minute: '2-digit' } as const;

/** Some versions of ICU part "PM" with a narrow no-break space, which looks and searches oddly. */
export function plainSpaces(text: string): string {
  return text.replace(/[\u202F\u00A0]/g, ' ');
}

/** `YYYY-MM-DD` as a reader of `locale` writes it ("Jan 5, 2025"); null where it is missing or no date. */
export function formatMeetingDate(date: string, locale: string): string | null {
  const noon = calendarNoon(date);
  return noon && dateTimeFormat(locale, { ...SHORT_DATE, timeZone: 'UTC' }).format(noon);
}

/** The same with its day of the week ("Sun, Jan 5, 2025"), where somebody decides by it. */
export function formatMeetingDay(date: string, locale: string): string | null {
  const [noon, day] = [calendarNoon(date), formatMeetingDate(date, locale)];
  const weekday = noon && dateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(noon);
  return locale.startsWith('ja') ? day && `${day}(${weekday})` : day && `${weekday}, ${day}`;
}

export const SHORT_DATE = { year: 'numeric', month: 'short', day: 'numeric' } as const;

/** A calendar day as an instant that is on that day in UTC, for Intl; null where it is no day. */
export function calendarNoon(date: string): Date | null {
  const noon = new Date(`${date}T12:00:00Z`);
  return Number.isNaN(noon.getTime()) ? null : noon;
}

/** "UTC−7", "UTC+5:30", "UTC" for an offset like `-07:00`. */
export function offsetName(offset: string): string {
  const [, sign, hours = '00', minutes = '00'] = /^([+-])(\d{2}):(\d{2})$/.exec(offset) ?? [];
  const amount = minutes === '00' ? String(Number(hours)) : `${Number(hours)}:${minutes}`;
  return amount === '0' ? 'UTC' : `UTC${sign === '-' ? '−' : '+'}${amount}`;
}

import { dateTimeFormat } from '../../../shared/domain/time/dateTimeFormat';
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

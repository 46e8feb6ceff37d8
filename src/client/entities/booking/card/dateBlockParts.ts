import { dateTimeFormat } from '../../../../shared/domain/time/dateTimeFormat';
import { calendarNoon } from '../../../ui/time/formatMeetingDate';

/** A day's weekday, number and month as a date block shows them; null where it is no day. */
export function dateBlockParts(
  date: string,
  locale: string,
): Record<'weekday' | 'day' | 'month', string> | null {
  const noon = calendarNoon(date);
  if (!noon) return null;
  const part = (options: Intl.DateTimeFormatOptions) =>
    dateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(noon);
  return {
    weekday: part({ weekday: 'short' }),
    day: String(noon.getUTCDate()),
    month: part({ month: 'short' }),
  };
}

import { dateTimeFormat } from '../../../shared/domain/time/dateTimeFormat';

/** `YYYY-MM-DD` as a reader of `locale` writes it ("Jan 5, 2025"); null where it is missing or no date. */
export function formatMeetingDate(date: string, locale: string): string | null {
  const noon = calendarNoon(date);
  return noon && dateTimeFormat(locale, { ...SHORT_DATE, timeZone: 'UTC' }).format(noon);
}

export const SHORT_DATE = { year: 'numeric', month: 'short', day: 'numeric' } as const;

/** A calendar day as an instant that is on that day in UTC, for Intl; null where it is no day. */
export function calendarNoon(date: string): Date | null {
  const noon = new Date(`${date}T12:00:00Z`);
  return Number.isNaN(noon.getTime()) ? null : noon;
}

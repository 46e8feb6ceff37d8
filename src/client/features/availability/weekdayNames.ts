import { dateTimeFormat } from '../../../shared/domain/time/dateTimeFormat';

/** Monday to Sunday as the reader calls them. 5 January 1970 was a Monday. */
export function weekdayNames(locale: string): string[] {
  return Array.from({ length: 7 }, (_, index) =>
    dateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
      new Date(Date.UTC(1970, 0, 5 + index)),
    ),
  );
}

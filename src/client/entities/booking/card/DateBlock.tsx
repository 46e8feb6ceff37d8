import { useTranslation } from '../../../i18n/useTranslation';
import './DateBlock.css';
import { dateTimeFormat } from '../../../../shared/domain/text/intlFormats';
import { calendarNoon } from '../../../ui/time/meetingTime';

/** A day in big numerals, the reader’s own, to be found at a glance; the words beside it say the same, so readers skip it. */
export function DateBlock({ date }: { date: string }) {
  const { i18n } = useTranslation();
  const parts = dateBlockParts(date, i18n.language);
  return (
    <div className="dr-dateBlock dr-numerals" aria-hidden="true">
      <span className="dr-dateBlock-weekday">{parts?.weekday}</span>
      <span className="dr-dateBlock-day">{parts?.day ?? '–'}</span>
      <span className="dr-dateBlock-month">{parts?.month}</span>
    </div>
  );
}

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

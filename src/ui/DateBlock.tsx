import { dateTimeFormat } from '../domain/dateTimeFormat';
import { useTranslation } from 'react-i18next';
import './DateBlock.css';
import { calendarNoon } from './formatMeetingDate';

/** The day in big numerals, to be found at a glance; the words beside it say the same, so readers skip it. */
export function DateBlock({ date }: { date: string }) {
  const { i18n } = useTranslation();
  const noon = calendarNoon(date);
  const part = (options: Intl.DateTimeFormatOptions) =>
    noon && dateTimeFormat(i18n.language, { ...options, timeZone: 'UTC' }).format(noon);
  return (
    <div className="dr-dateBlock dr-numerals" aria-hidden="true">
      <span className="dr-dateBlock-weekday">{part({ weekday: 'short' })}</span>
      <span className="dr-dateBlock-day">{noon ? noon.getUTCDate() : '–'}</span>
      <span className="dr-dateBlock-month">{part({ month: 'short' })}</span>
    </div>
  );
}

import { useTranslation } from '../../../i18n/useTranslation';
import { formatMeetingDate } from '../../../ui/time/formatMeetingDate';
import './MeetingTimes.css';

/** A meeting's day in words ("Jan 5, 2025"), 'N/A' where there is none. */
export function MeetingDate({ date }: { date: string }) {
  const { t, i18n } = useTranslation();
  const words = formatMeetingDate(date, i18n.language);
  if (!words) return <>{t('common.notAvailable')}</>;
  return (
    <time dateTime={date} className="dr-numerals dr-date">
      {words}
    </time>
  );
}

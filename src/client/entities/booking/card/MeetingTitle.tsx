import { useTranslation } from '../../../i18n/useTranslation';
import { visibleText } from '../../../../shared/domain/text/visibleText';
import { formatMeetingDate, formatMeetingDay } from '../../../ui/time/meetingTime';
import './BookedTime.css';

/**
 * A booking's title as its client wrote it, or what stands for one that nobody can see. It runs in the direction of its
 * own first letters, so that an Arabic title turns nothing of the sentence around it.
 */
export function MeetingTitle({ title }: { title: string }) {
  const { t } = useTranslation();
  return <bdi>{visibleText(title) || t('ui.untitledMeeting')}</bdi>;
}

/** A meeting's day in words ("Jan 5, 2025"), 'N/A' where there is none. */
export function MeetingDate({ date, hasWeekday = false }: { date: string; hasWeekday?: boolean }) {
  const { t, i18n } = useTranslation();
  const words = (hasWeekday ? formatMeetingDay : formatMeetingDate)(date, i18n.language);
  if (!words) return <>{t('common.notAvailable')}</>;
  return (
    <time dateTime={date} className="dr-numerals dr-date">
      {words}
    </time>
  );
}

import { useTranslation } from '../../../i18n/useTranslation';
import type { Week } from './useWeek';
import { clockChange, dayName } from './weekNames';

/** The head of a day's column; today is marked, and so is a day on which the clocks change. */
export function DayHead({ day, week }: { day: string; week: Week }) {
  const { t, i18n } = useTranslation();
  const isToday = day === week.today;
  const change = clockChange(day, week.zone);
  return (
    <div className="dr-week-head" data-today={isToday || undefined}>
      <h3>
        <span aria-hidden="true">{dayName(day, i18n.language, 'weekday')}</span>
        <span className="dr-week-number dr-numerals" aria-hidden="true">
          {dayName(day, i18n.language, 'number')}
        </span>
        <span className="dr-visuallyHidden">{dayName(day, i18n.language, 'whole')}</span>
      </h3>
      {isToday && <span className="dr-week-today">{t('week.today')}</span>}
      {change && <span className="dr-week-change">{t(`week.clocks.${change}`)}</span>}
    </div>
  );
}

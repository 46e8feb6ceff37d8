import type { Viewer } from '../card/statusLook';
import { type WeekDay, HOUR_PX } from './weekGrid';
import { useBlockWords } from './useBlockWords';
import type { Week } from './useWeek';
import { blockKey, type useWeekFocus } from './useWeekFocus';
import { WeekBlock } from './WeekBlock';
import { useTranslation } from '../../../i18n/useTranslation';
import { clockChange, dayName } from './weekNames';

interface DayColumnProps {
  week: Week;
  day: WeekDay;
  viewer: Viewer;
  viewedId: string | undefined;
  hours: { first: number; last: number };
  /** the present in hours since midnight, on today's column */
  nowAt: number | null;
  onView: (id: string) => void;
  focus: Pick<ReturnType<typeof useWeekFocus>, 'stop' | 'onFocus'>;
}

/** A day of the grid: its head, and its bookings in the order of their starts. */
export function DayColumn({ week, day, viewer, viewedId, hours, nowAt, onView, focus }: DayColumnProps) {
  const wordsOf = useBlockWords(viewer, day.day, week.zone);
  return (
    <li className="dr-week-day" data-today={day.day === week.today || undefined}>
      <DayHead day={day.day} week={week} />
      <div className="dr-week-column" style={{ height: (hours.last - hours.first) * HOUR_PX }}>
        {day.blocks.length > 0 && (
          <ul>
            {day.blocks.map((block) => (
              <li key={block.booking.id}>
                <WeekBlock
                  block={block}
                  words={wordsOf(block)}
                  viewer={viewer}
                  firstHour={hours.first}
                  isCurrent={block.booking.id === viewedId}
                  focusKey={blockKey(day.day, block.booking.id)}
                  focus={focus}
                  onView={onView}
                />
              </li>
            ))}
          </ul>
        )}
        {nowAt !== null && (
          <div className="dr-week-now" aria-hidden="true" style={{ top: (nowAt - hours.first) * HOUR_PX }} />
        )}
      </div>
    </li>
  );
}

/** The head of a day's column; today is marked, and so is a day on which the clocks change. */
function DayHead({ day, week }: { day: string; week: Week }) {
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

import { useId } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { dateTimeFormat } from '../../../../shared/domain/text/intlFormats';
import { wallClock } from '../../../../shared/domain/time/wallClock';
import { plainSpaces } from '../../../ui/time/meetingTime';
import type { Viewer } from '../card/statusLook';
import { useNow } from '../../../ui/time/useNow';
import { DayColumn } from './DayColumn';
import { type WeekDay, HOUR_PX, hourRange } from './weekGrid';
import type { Week } from './useWeek';
import { useWeekFocus } from './useWeekFocus';

export interface WeekViewProps {
  week: Week;
  days: readonly WeekDay[];
  /** until its bookings have come, no day is said to be free */
  isLoading: boolean;
  viewer: Viewer;
  /** the booking that was looked at last */
  viewedId: string | undefined;
  onView: (id: string) => void;
}

/** The week as a grid: days beside each other, hours beneath each other, by the reader's clock. */
export function WeekGrid({ week, days, viewer, viewedId, onView }: WeekViewProps) {
  const { t, i18n } = useTranslation();
  const hintId = useId();
  const focus = useWeekFocus(days, week.today, viewedId);
  const { first, last } = hourRange(days.flatMap(({ blocks }) => blocks));
  const hours = Array.from({ length: last - first }, (_, index) => first + index);
  const [nowHour = 0, nowMinute = 0] = wallClock(useNow(60_000), week.zone).time.split(':').map(Number);
  const nowAt = nowHour + nowMinute / 60;
  return (
    <div className="dr-week-grid">
      <div className="dr-week-hours" aria-hidden="true">
        {hours.map((hour) => (
          <span key={hour} style={{ height: HOUR_PX }}>
            {hourName(hour, i18n.language)}
          </span>
        ))}
      </div>
      <p id={hintId} className="dr-visuallyHidden">
        {t('week.keys')}
      </p>
      <ol className="dr-week-days" aria-describedby={hintId} onKeyDown={focus.onKeyDown}>
        {days.map((day) => (
          <DayColumn
            key={day.day}
            {...{ week, day, viewer, viewedId, onView, focus }}
            hours={{ first, last }}
            nowAt={day.day === week.today && nowAt >= first && nowAt < last ? nowAt : null}
          />
        ))}
      </ol>
    </div>
  );
}

function hourName(hour: number, locale: string): string {
  const at = new Date(Date.UTC(2000, 0, 1, hour));
  return plainSpaces(dateTimeFormat(locale, { hour: 'numeric', timeZone: 'UTC' }).format(at));
}

import type { Viewer } from '../card/statusLook';
import { DayHead } from './DayHead';
import { HOUR_PX } from './hourRange';
import { useBlockWords } from './useBlockWords';
import type { Week } from './useWeek';
import { blockKey, type useWeekFocus } from './useWeekFocus';
import { WeekBlock } from './WeekBlock';
import type { WeekDay } from './WeekDay';

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

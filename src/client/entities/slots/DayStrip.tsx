import { Button } from 'antd';
import type { KeyboardEvent } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import type { SlotWeek } from './useSlotWeek';
import type { useSlotWords } from './useSlotWords';

interface DayStripProps {
  /** of the whole grid */
  id: string;
  week: SlotWeek;
  words: ReturnType<typeof useSlotWords>;
  onKey: (event: KeyboardEvent<HTMLElement>) => void;
}

/** The seven days, each with how many times are free on it; one is open. */
export function DayStrip({ id, week: { days, open, show, isLoading }, words, onKey }: DayStripProps) {
  const { t } = useTranslation();
  return (
    <div role="group" aria-label={t('slots.days')} aria-describedby={`${id}-keys`} className="dr-slots-days">
      {days.map(({ date, slots }) => {
        const isOpen = date === open.date;
        const times = t('slots.times', { count: slots.length });
        return (
          <Button
            key={date}
            data-day={date}
            aria-pressed={isOpen}
            aria-controls={isOpen ? `${id}-times` : undefined}
            tabIndex={isOpen ? 0 : -1}
            className={slots.length > 0 ? 'dr-slots-day' : 'dr-slots-day dr-slots-day-none'}
            onClick={() => show(date)}
            onKeyDown={onKey}
          >
            <span className="dr-visuallyHidden">
              {isLoading ? words.day(date) : t('slots.dayName', { day: words.day(date), times })}
            </span>
            <span aria-hidden="true">{words.weekday(date)}</span>
            <span aria-hidden="true" className="dr-slots-date">
              {words.dayOfMonth(date)}
            </span>
            <span aria-hidden="true" className="dr-slots-count">
              {isLoading ? '·' : slots.length}
            </span>
          </Button>
        );
      })}
    </div>
  );
}

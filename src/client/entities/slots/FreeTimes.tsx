import { Button } from 'antd';
import { useId, useRef } from 'react';
import { isNightClock } from '../../../shared/domain/time/nightHours';
import { wallClock } from '../../../shared/domain/time/wallClock';
import { formatClock } from '../../ui/time/formatInstant';
import { failureText } from '../../i18n/failureText';
import { useTranslation } from '../../i18n/useTranslation';
import { ErrorAlert } from '../../ui/loading/ErrorAlert';
import { DayStrip } from './DayStrip';
import { DayTimes } from './DayTimes';
import './FreeTimes.css';
import { type SlotsOf, useSlotWeek } from './useSlotWeek';
import { useSlotFocus } from './useSlotFocus';
import { useSlotWords } from './useSlotWords';

export interface FreeTimesProps {
  of: SlotsOf;
  /** the reader's own */
  zone: string;
  /** what the fields beside it say, as far as they do: YYYY-MM-DD by the reader's calendar, and epoch milliseconds */
  typed: { day: string | null; startsAt: number | null };
  isDisabled?: boolean;
  /** one below the heading that it stands under */
  headingLevel?: 2 | 3;
  onPick: (startsAt: number) => void;
}

/**
 * A week of free times to pick from. An own control: Ant Design has no grid of times, its Calendar and TimePicker cannot say
 * which times are free, and the TimePicker's columns cannot be walked by keyboard.
 */
export function FreeTimes({ of, zone, typed, isDisabled = false, headingLevel = 3, onPick }: FreeTimesProps) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const box = useRef<HTMLDivElement>(null);
  const words = useSlotWords(zone);
  const week = useSlotWeek(of, zone, typed.day);
  const { days, open, next } = week;
  const focus = useSlotFocus(box, week);
  const isUnknown =
    typed.startsAt !== null &&
    !week.isLoading &&
    days.some(({ date }) => date === typed.day) &&
    !days.some(({ slots }) => slots.some(({ startsAt }) => startsAt === typed.startsAt));
  const news =
    focus.gone === null
      ? isUnknown && typed.startsAt !== null
        ? t('slots.notFree', { time: words.moment(typed.startsAt) })
        : ''
      : t('slots.taken', { time: words.moment(focus.gone) });
  const nightThere = nightIn(week.interpreterZone, typed.startsAt, i18n.language);
  return (
    <div ref={box} role="group" aria-labelledby={`${id}-title`} className="dr-slots">
      <div className="dr-slots-head">
        <Heading id={`${id}-title`}>{t('slots.title')}</Heading>
        <p className="dr-slots-quiet">
          {t('slots.zone', { zone: words.zone(next ?? Date.parse(`${open.date}T12:00:00Z`)) })}
        </p>
      </div>
      <div className="dr-slots-bar">
        {next !== null && (
          <span className="dr-slots-next">
            <Button disabled={isDisabled} aria-describedby={`${id}-next`} onClick={() => focus.goTo(next)}>
              {t('slots.nextFree')}
            </Button>{' '}
            <span id={`${id}-next`}>{words.moment(next)}</span>
          </span>
        )}
        <span className="dr-slots-turn">
          <Button disabled={isDisabled || week.isFirst} onClick={() => week.turn(-1)}>
            {t('slots.earlier')}
          </Button>
          <Button disabled={isDisabled || week.isLast} onClick={() => week.turn(1)}>
            {t('slots.later')}
          </Button>
        </span>
      </div>
      {week.error ? (
        <ErrorAlert message={failureText(week.error, t)} onRetry={week.retry} />
      ) : (
        <>
          <p className="dr-slots-week dr-numerals">
            {words.days(days[0]?.date ?? open.date, days.at(-1)?.date ?? open.date)}
          </p>
          <DayStrip id={id} week={week} words={words} onKey={focus.onDayKey} />
          <DayTimes
            {...{ id, week, words, isDisabled, onPick }}
            chosen={typed.startsAt}
            isPair={of.pair !== undefined}
            active={focus.active}
            onActive={focus.setActive}
            onKey={focus.onTimeKey}
          />
        </>
      )}
      {nightThere && (
        <p role="status" className="dr-slots-news">
          {t('slots.nightForInterpreter', { time: nightThere })}
        </p>
      )}
      <p role="status" className={news ? 'dr-slots-news' : 'dr-visuallyHidden'}>
        {news}
      </p>
      <p id={`${id}-keys`} className="dr-visuallyHidden">
        {t('slots.keys')}
      </p>
    </div>
  );
}

/** The clock time of a start in a zone, where it is night there. */
function nightIn(zone: string | null, startsAt: number | null, language: string): string | null {
  if (zone === null || startsAt === null) return null;
  return isNightClock(wallClock(startsAt, zone).time) ? formatClock(startsAt, language, zone) : null;
}

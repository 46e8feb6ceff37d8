import { Button } from 'antd';
import type { KeyboardEvent } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { Folded } from '../../ui/facts/Folded';
import { Bone } from '../../ui/feedback/Bone';
import { DAY_PARTS, type ShownSlot } from './slotDays';
import type { SlotWeek } from './useSlotWeek';
import type { useSlotWords } from './useSlotWords';

interface DayTimesProps {
  /** of the whole grid */
  id: string;
  week: SlotWeek;
  words: ReturnType<typeof useSlotWords>;
  /** the start that the fields say, epoch milliseconds */
  chosen: number | null;
  /** how many people are free is said */
  isPair: boolean;
  isDisabled: boolean;
  /** the one time that the Tab key stops at */
  active: number | null;
  onActive: (startsAt: number) => void;
  onKey: (event: KeyboardEvent<HTMLElement>) => void;
  onPick: (startsAt: number) => void;
}

/** The open day's times, by the part of the day; those of the night are folded while there are others. */
export function DayTimes({ id, week, words, chosen, ...rest }: DayTimesProps) {
  const { t } = useTranslation();
  const { open, isLoading, isNowhere } = week;
  const parts = DAY_PARTS.map((part) => ({ part, slots: open.slots.filter((slot) => slot.part === part) }));
  const isNightOpen =
    open.slots.every(({ part }) => part === 'night') ||
    open.slots.some(({ part, startsAt }) => part === 'night' && startsAt === chosen);
  const stop = stopOf(open.slots, rest.active, chosen);
  const timesOf = (slots: readonly ShownSlot[]) => <Times {...{ slots, words, chosen, stop, ...rest }} />;
  return (
    <div id={`${id}-times`} role="group" aria-label={words.day(open.date)} className="dr-slots-panel">
      <p className="dr-slots-open">{words.openDay(open.date)}</p>
      {isLoading ? (
        <>
          <p role="status" className="dr-visuallyHidden">
            {t('slots.loading')}
          </p>
          <Bone className="dr-slots-bone" />
        </>
      ) : (
        parts
          .filter(({ slots }) => slots.length > 0)
          .map(({ part, slots }) => {
            const name = t(`slots.parts.${part}`);
            if (part === 'night' && !isNightOpen)
              return (
                <Folded key={part} label={t('slots.nightTimes', { part: name, count: slots.length })}>
                  {timesOf(slots)}
                </Folded>
              );
            return (
              <div key={part} role="group" aria-labelledby={`${id}-${part}`} className="dr-slots-part">
                <p id={`${id}-${part}`} className="dr-slots-quiet">
                  {name}
                </p>
                {timesOf(slots)}
              </div>
            );
          })
      )}
      {!isLoading && open.slots.length === 0 && (
        <p className="dr-slots-quiet">{t(isNowhere ? 'slots.nowhere' : 'slots.none')}</p>
      )}
    </div>
  );
}

/** Tab stops at the time that was used last, or at the chosen one, or at the first of the day. */
function stopOf(
  slots: readonly ShownSlot[],
  active: number | null,
  chosen: number | null,
): number | undefined {
  const isThere = (wanted: number | null) => slots.some(({ startsAt }) => startsAt === wanted);
  if (active !== null && isThere(active)) return active;
  if (chosen !== null && isThere(chosen)) return chosen;
  return (slots.find(({ part }) => part !== 'night') ?? slots[0])?.startsAt;
}

type TimesProps = Pick<
  DayTimesProps,
  'words' | 'chosen' | 'isPair' | 'isDisabled' | 'onActive' | 'onKey' | 'onPick'
> & {
  slots: readonly ShownSlot[];
  stop: number | undefined;
};

function Times({ slots, words, chosen, stop, isPair, isDisabled, onActive, onKey, onPick }: TimesProps) {
  const { t } = useTranslation();
  return (
    <div className="dr-slots-times">
      {slots.map((slot) => (
        <Button
          key={slot.startsAt}
          data-slot={slot.startsAt}
          type={slot.startsAt === chosen ? 'primary' : 'default'}
          aria-pressed={slot.startsAt === chosen}
          tabIndex={slot.startsAt === stop ? 0 : -1}
          disabled={isDisabled}
          className="dr-slots-time dr-numerals"
          onFocus={() => onActive(slot.startsAt)}
          onKeyDown={onKey}
          onClick={() => onPick(slot.startsAt)}
        >
          <span>{words.slot(slot)}</span>
          {isPair && <span className="dr-slots-free"> {t('slots.free', { count: slot.free })}</span>}
        </Button>
      ))}
    </div>
  );
}

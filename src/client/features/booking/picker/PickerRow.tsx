import { Button } from 'antd';
import { Suspense } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import type { Badge } from '../../../../shared/contract/interpreters/badge';
import type { FilledInterpreter } from '../../../../shared/domain/people/interpreterDefaults';
import { centsFromEuros } from '../../../../shared/domain/money/money';
import type { ChosenInterpreter } from '../../../machines/bookingWizard/chosenInterpreter';
import { Standing } from '../../../entities/interpreter/Standing';
import { Money } from '../../../ui/text/Money';
import { lazyWithPreload } from '../../../ui/loading/lazyWithPreload';
import { PersonLine } from '../../../ui/facts/PersonLine';
import { chosenOf } from './chosenOf';
import type { PickerWords } from './usePickerWords';

/** They come with the first rows that have any. */
const { Component: Badges } = lazyWithPreload(
  async () => (await import(/* webpackChunkName: "badges" */ '../../../entities/interpreter/Badges')).Badges,
);

interface PickerRowProps {
  interpreter: FilledInterpreter;
  words: PickerWords;
  isChosen: boolean;
  badges: readonly Badge[];
  /** at the meeting's time; undefined while the form has none */
  isFree: boolean | undefined;
  isFavourite: boolean;
  onPick: (interpreter: ChosenInterpreter) => void;
}

/** One interpreter to choose: who, which languages, what an hour costs, how they were rated. */
export function PickerRow({
  interpreter,
  badges,
  words,
  isChosen,
  isFree,
  isFavourite,
  onPick,
}: PickerRowProps) {
  const { t } = useTranslation();
  const name = interpreter.name || t('common.notAvailable');
  const languages = words.languages(interpreter.languages);
  return (
    <li className="dr-pick" data-chosen={isChosen || undefined}>
      <PersonLine
        name={name}
        imageUrl={interpreter.imageUrl}
        note={
          <>
            {isChosen && <strong>{t('booking.picker.chosen')} · </strong>}
            {isFavourite && <strong>{t('booking.picker.favourite')} · </strong>}
            {interpreter.atOnce && <strong>{t('booking.picker.instant')} · </strong>}
            {isFree !== undefined && (
              <span className="dr-pick-free" data-free={isFree}>
                {t(isFree ? 'booking.picker.free' : 'booking.picker.notFree')} ·{' '}
              </span>
            )}
            {languages}
          </>
        }
      />
      <div className="dr-pick-facts">
        <span className="dr-pick-price">
          <Money cents={centsFromEuros(interpreter.pricePerHour)} />
          <span className="dr-booking-hint"> {t('booking.picker.anHour')}</span>
        </span>
        <span className="dr-booking-hint dr-numerals">
          <Standing {...interpreter} />
        </span>
      </div>
      <Button
        aria-label={t('booking.picker.selectName', { name })}
        onClick={() => onPick(chosenOf(interpreter))}
      >
        {t('booking.picker.select')}
      </Button>
      {badges.length > 0 && (
        <div className="dr-pick-badges">
          <Suspense>
            <Badges badges={badges} most={2} />
          </Suspense>
        </div>
      )}
    </li>
  );
}

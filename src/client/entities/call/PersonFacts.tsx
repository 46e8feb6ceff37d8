import type { ReactNode } from 'react';
import type { CallRecord } from '../../../shared/contract/bookings/calls';
import { centsFromEuros } from '../../../shared/domain/money/money';
import { useTranslation } from '../../i18n/useTranslation';
import { PersonLine } from '../../ui/facts/PersonLine';
import { Money } from '../../ui/text/Money';
import { useReasonWords } from './useReasonWords';

type Person = Pick<CallRecord['offers'][number], 'name' | 'avatar' | 'totalFee' | 'reasons'>;

/** Somebody to ask, or who was asked: who, what speaks for them, and what they cost in all. */
export function PersonFacts({ person, beside }: { person: Person; beside?: ReactNode }) {
  const { t } = useTranslation();
  const reasonWords = useReasonWords();
  return (
    <>
      <PersonLine
        name={person.name || t('ui.unnamedInterpreter')}
        imageUrl={person.avatar}
        note={reasonWords(person.reasons)}
      />
      <div className="dr-call-facts">
        <span className="dr-call-price">
          <Money cents={centsFromEuros(person.totalFee)} />
        </span>
        {beside && <span className="dr-call-quiet">{beside}</span>}
      </div>
    </>
  );
}

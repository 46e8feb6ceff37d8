import { Button } from 'antd';
import { useState } from 'react';
import type { Candidate } from '../../../shared/contract/bookings/calls';
import { centsFromEuros, formatCents } from '../../../shared/domain/money/money';
import { useTranslation } from '../../i18n/useTranslation';
import { FilterChoice } from '../../ui/form/choices/FilterChoice';
import { CallCosts } from './CallCosts';
import { CallProblem } from './CallProblem';
import type { CallStepProps } from './ChoosePeople';

/** The highest price, and what cancelling costs, before everybody who fits is asked in turn. */
export function AgreePrice({ flow: { state, send }, people, startsAt, onShow }: CallStepProps) {
  const { t, i18n } = useTranslation();
  const { choice, problem } = state.context;
  const [cap, setCap] = useState(choice?.maxTotalFee ?? 0);
  const isBusy = state.hasTag('busy');
  return (
    <>
      <CallProblem problem={problem} onShow={onShow} />
      <p>{t('calls.waves')}</p>
      <FilterChoice
        label={t('calls.cap')}
        value={String(cap)}
        options={capsOf(people).map(({ euros, count }) => ({
          value: String(euros),
          label: t('calls.capFits', { amount: formatCents(centsFromEuros(euros), i18n.language), count }),
        }))}
        onChange={(value: string) => setCap(Number(value))}
      />
      <CallCosts highest={cap} startsAt={startsAt} isChosen />
      <div className="dr-call-actions dr-call-send dr-wrapping">
        <Button
          type="primary"
          size="large"
          loading={isBusy}
          onClick={() => send({ type: 'price.agreed', maxTotalFee: cap })}
        >
          {isBusy ? t('calls.sending') : t('calls.sendAll')}
        </Button>
        <Button size="large" disabled={isBusy} onClick={() => send({ type: 'choosing.resumed' })}>
          {t('calls.back')}
        </Button>
      </div>
    </>
  );
}

/** Each price that somebody asks, the highest first, with how many fit up to it. */
function capsOf(people: readonly Candidate[]): { euros: number; count: number }[] {
  const prices = [...new Set(people.map(({ totalFee }) => totalFee))].sort((one, other) => other - one);
  return prices.map((euros) => ({
    euros,
    count: people.filter(({ totalFee }) => totalFee <= euros).length,
  }));
}

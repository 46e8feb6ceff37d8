import { Button } from 'antd';
import { useState } from 'react';
import type { Candidate } from '../../../shared/contract/bookings/calls';
import { centsFromEuros, formatCents } from '../../../shared/domain/money/money';
import { useTranslation } from '../../i18n/useTranslation';
import { FilterChoice } from '../../ui/form/choices/FilterChoice';
import { useNow } from '../../ui/time/useNow';
import { CancellationTiers } from '../booking/actions/CancellationTiers';
import { CallProblem } from './CallProblem';
import type { CallStepProps } from './ChoosePeople';
import { PersonFacts } from './PersonFacts';

/** The highest price, and what cancelling costs, before anybody is asked. */
export function AgreePrice({ flow: { state, send }, people, startsAt }: CallStepProps) {
  const { t, i18n } = useTranslation();
  const now = useNow(60_000);
  const { choice, problem } = state.context;
  const named = choice?.named ?? [];
  const picked = people.filter(({ interpreter_id: id }) => named.includes(id));
  const isNamed = named.length > 0;
  const [cap, setCap] = useState(choice?.maxTotalFee ?? 0);
  const isBusy = state.hasTag('busy');
  const words = (euros: number) => formatCents(centsFromEuros(euros), i18n.language);
  return (
    <>
      <CallProblem problem={problem} />
      {isNamed ? (
        <>
          <ul className="dr-call-people">
            {picked.map((person) => (
              <li key={person.interpreter_id} className="dr-call-person">
                <PersonFacts person={person} />
              </li>
            ))}
          </ul>
          <p>
            <strong>{t('calls.highest', { amount: words(cap) })}</strong> {t('calls.owed')}
          </p>
        </>
      ) : (
        <>
          <p>{t('calls.waves')}</p>
          <FilterChoice
            label={t('calls.cap')}
            value={String(cap)}
            options={capsOf(people).map(({ euros, count }) => ({
              value: String(euros),
              label: t('calls.capFits', { amount: words(euros), count }),
            }))}
            onChange={(value: string) => setCap(Number(value))}
          />
          <p>{t('calls.owed')}</p>
        </>
      )}
      <p>{t('calls.cancelCosts')}</p>
      <CancellationTiers startsAt={startsAt} after={now} feeCents={centsFromEuros(cap)} />
      <div className="dr-call-actions dr-call-send dr-wrapping">
        <Button
          type="primary"
          size="large"
          loading={isBusy}
          onClick={() => send({ type: 'price.agreed', maxTotalFee: cap })}
        >
          {isBusy
            ? t('calls.sending')
            : isNamed
              ? t('calls.send', { count: named.length })
              : t('calls.sendAll')}
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

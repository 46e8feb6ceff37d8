import { Button, Checkbox } from 'antd';
import { useId, useState } from 'react';
import type { Candidate } from '../../../shared/contract/bookings/calls';
import { MOST_NAMED } from '../../../shared/domain/booking/calls';
import { useTranslation } from '../../i18n/useTranslation';
import { RadioChoice } from '../../ui/form/choices/RadioChoice';
import { Standing } from '../interpreter/Standing';
import { CallCosts } from './CallCosts';
import { CallProblem } from './CallProblem';
import { PersonFacts } from './PersonFacts';
import type { CallFlow } from './useCall';

/** So many are proposed at first. */
const BEST = 3;

export interface CallStepProps {
  flow: CallFlow;
  /** who could be asked, those who fit best first */
  people: readonly Candidate[];
  /** epoch milliseconds */
  startsAt: number;
  onClose: () => void;
  /** to the call, where an earlier try made it */
  onShow: () => void;
}

/** Whom to ask: people by name, or everybody who fits in turn. The highest price among them stands beside the button. */
export function ChoosePeople({ flow: { state, send }, people, startsAt, onClose, onShow }: CallStepProps) {
  const { t } = useTranslation();
  const listId = useId();
  const isBusy = state.hasTag('busy');
  const best = people.slice(0, BEST).map(({ interpreter_id: id }) => id);
  const [mode, setMode] = useState<'people' | 'everyone'>('people');
  const [chosen, setChosen] = useState<readonly string[]>(state.context.choice?.named ?? best);
  const picked = people.filter(({ interpreter_id: id }) => chosen.includes(id));
  const isNamed = mode === 'people';
  const highest = Math.max(0, ...(isNamed ? picked : people).map(({ totalFee }) => totalFee));
  const named = isNamed ? picked.map(({ interpreter_id: id }) => id) : [];
  const toggle = (id: string, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id));
  return (
    <>
      <CallProblem problem={state.context.problem} onShow={onShow} />
      <RadioChoice
        aria-label={t('calls.whom')}
        value={mode}
        options={[
          { value: 'people', label: t('calls.people') },
          { value: 'everyone', label: t('calls.everyone') },
        ]}
        onChange={({ target }) => setMode(target.value === 'everyone' ? 'everyone' : 'people')}
      />
      {isNamed ? (
        <>
          <div className="dr-call-actions">
            <h3 id={listId}>{t('calls.candidates')}</h3>
            <Button size="small" onClick={() => setChosen(best)}>
              {t('calls.bestThree')}
            </Button>
            <span role="status" className="dr-call-quiet">
              {t('calls.chosen', { count: picked.length, most: MOST_NAMED })}
            </span>
          </div>
          <ul className="dr-call-people dr-choiceCards dr-choiceCards-stacked" aria-labelledby={listId}>
            {people.map((person) => {
              const { interpreter_id: id } = person;
              const isChosen = chosen.includes(id);
              return (
                <li key={id} className="dr-call-pick">
                  <Checkbox
                    className="dr-choiceCard"
                    classNames={PICK}
                    checked={isChosen}
                    disabled={!isChosen && picked.length >= MOST_NAMED}
                    onChange={({ target }) => toggle(id, target.checked)}
                  >
                    <PersonFacts
                      person={person}
                      beside={<Standing rating={person.rating} reviewCount={person.reviews} />}
                    />
                  </Checkbox>
                </li>
              );
            })}
          </ul>
          {picked.length > 0 && <CallCosts highest={highest} startsAt={startsAt} />}
        </>
      ) : (
        <p>{t('calls.waves')}</p>
      )}
      <div className="dr-call-actions dr-call-send dr-wrapping">
        <Button
          type="primary"
          size="large"
          disabled={isNamed && picked.length === 0}
          loading={isBusy}
          onClick={() => send({ type: 'call.prepared', choice: { named, maxTotalFee: highest } })}
        >
          {isBusy
            ? t('calls.sending')
            : isNamed
              ? t('calls.send', { count: picked.length })
              : t('calls.next')}
        </Button>
        <Button size="large" disabled={isBusy} onClick={onClose}>
          {t('common.cancel')}
        </Button>
      </div>
    </>
  );
}

const PICK = { label: 'dr-call-pickLabel' };

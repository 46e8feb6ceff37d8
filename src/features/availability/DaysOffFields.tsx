import { useTranslation } from 'react-i18next';
import type { DaysOff } from '../../domain/availability';
import type { RowsProps } from './RowsProps';

interface DaysOffFieldsProps extends RowsProps {
  daysOff: readonly DaysOff[];
  onChange: (daysOff: DaysOff[]) => void;
}

/** Days off, each from its first day to its last. */
export function DaysOffFields({ daysOff, problems, idOf, onChange }: DaysOffFieldsProps) {
  const { t } = useTranslation();
  const set = (place: number, changed: DaysOff) =>
    onChange(daysOff.map((other, at) => (at === place ? changed : other)));
  return (
    <>
      {daysOff.length === 0 && <p className="dr-form-hint">{t('availability.noDaysOff')}</p>}
      {daysOff.map((each, place) => {
        const path = `daysOff.${place}`;
        const problem = problems[`${path}.first`] ?? problems[`${path}.last`];
        const problemId = `${idOf(path)}-problem`;
        const tied = { 'aria-invalid': problem !== undefined, 'aria-describedby': problem && problemId };
        const number = place + 1;
        return (
          <div key={place} className="dr-hours-row">
            <span className="dr-form-box">
              <input
                {...tied}
                id={idOf(`${path}.first`)}
                type="date"
                aria-label={t('availability.firstDay', { number })}
                value={each.first}
                onChange={({ target }) =>
                  set(place, {
                    first: target.value,
                    // One day is the usual case, so the end follows until it is chosen.
                    last: each.last === each.first || !each.last ? target.value : each.last,
                  })
                }
              />
            </span>
            <span aria-hidden="true">–</span>
            <span className="dr-form-box">
              <input
                {...tied}
                id={idOf(`${path}.last`)}
                type="date"
                aria-label={t('availability.lastDay', { number })}
                value={each.last}
                onChange={({ target }) => set(place, { ...each, last: target.value })}
              />
            </span>
            <button
              type="button"
              className="dr-button"
              aria-label={t('availability.removeDaysOff', { number })}
              onClick={() => onChange(daysOff.filter((_, at) => at !== place))}
            >
              {t('availability.remove')}
            </button>
            {problem && (
              <p id={problemId} className="dr-form-problem">
                {problem}
              </p>
            )}
          </div>
        );
      })}
      <button
        type="button"
        className="dr-button dr-hours-add"
        onClick={() => onChange([...daysOff, { first: '', last: '' }])}
      >
        {t('availability.addDaysOff')}
      </button>
    </>
  );
}

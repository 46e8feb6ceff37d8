import { Button } from 'antd';
import { useTranslation } from '../../i18n/useTranslation';
import type { DaysOff } from '../../../shared/domain/booking/availability';
import { RangeRow } from './RangeRow';
import type { RowsProps } from './RowsProps';

interface DaysOffFieldsProps extends RowsProps {
  daysOff: readonly DaysOff[];
  onChange: (daysOff: DaysOff[]) => void;
}

/** Days off, each from its first day to its last. */
export function DaysOffFields({ daysOff, onChange, ...rows }: DaysOffFieldsProps) {
  const { t } = useTranslation();
  const set = (place: number, changed: DaysOff) =>
    onChange(daysOff.map((other, at) => (at === place ? changed : other)));
  return (
    <>
      {daysOff.length === 0 && <p className="dr-hours-hint">{t('availability.noDaysOff')}</p>}
      {daysOff.map((each, place) => {
        const number = place + 1;
        return (
          <RangeRow
            key={place}
            {...rows}
            type="date"
            from={{
              path: `daysOff.${place}.first`,
              label: t('availability.firstDay', { number }),
              value: each.first,
              // One day is the usual case, so the end follows until it is chosen.
              onChange: (first) =>
                set(place, { first, last: each.last === each.first || !each.last ? first : each.last }),
            }}
            to={{
              path: `daysOff.${place}.last`,
              label: t('availability.lastDay', { number }),
              value: each.last,
              onChange: (last) => set(place, { ...each, last }),
            }}
            removeLabel={t('availability.removeDaysOff', { number })}
            onRemove={() => onChange(daysOff.filter((_, at) => at !== place))}
          />
        );
      })}
      <Button className="dr-hours-add" onClick={() => onChange([...daysOff, { first: '', last: '' }])}>
        {t('availability.addDaysOff')}
      </Button>
    </>
  );
}

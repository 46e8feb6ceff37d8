import type { TFunction } from 'i18next';
import { useTranslation } from '../../i18n/useTranslation';
import { endsNextDay } from '../../../shared/domain/time/nightHours';
import type { WeeklyHours } from '../../../shared/domain/time/weeklyHours';
import { RangeRow } from './RangeRow';
import type { RowsProps } from './RowsProps';

interface HoursRowProps extends RowsProps {
  day: string;
  hours: WeeklyHours;
  path: string;
  onChange: (hours: WeeklyHours) => void;
  onRemove: () => void;
}

/** One stretch, from and to. Midnight at the end is the end of the day, an earlier end than beginning is on the next one. */
export function HoursRow({ day, hours, path, onChange, onRemove, ...rows }: HoursRowProps) {
  const { t } = useTranslation();
  const { opens, closes } = hours;
  return (
    <RangeRow
      {...rows}
      type="time"
      from={{
        path: `${path}.opens`,
        label: t('availability.from', { day }),
        value: opens,
        onChange: (value) => onChange({ ...hours, opens: value }),
      }}
      to={{
        path: `${path}.closes`,
        label: t('availability.to', { day }),
        value: closes === '24:00' ? '00:00' : closes,
        onChange: (value) => onChange({ ...hours, closes: value === '00:00' ? '24:00' : value }),
      }}
      note={noteOf(hours, t)}
      removeLabel={t('availability.removeHours', { day, from: opens, to: closes })}
      onRemove={onRemove}
    />
  );
}

/** A note that the two clock times do not give, such as 'next day'. */
function noteOf(hours: WeeklyHours, t: TFunction): string | undefined {
  if (endsNextDay(hours)) return t('availability.nextDay');
  return hours.opens === '00:00' && hours.closes === '24:00' ? t('availability.allDay') : undefined;
}

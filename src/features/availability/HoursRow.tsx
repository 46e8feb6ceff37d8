import { useTranslation } from 'react-i18next';
import type { WeeklyHours } from '../../domain/weeklyHours';
import type { RowsProps } from './RowsProps';

interface HoursRowProps extends RowsProps {
  day: string;
  hours: WeeklyHours;
  path: string;
  onChange: (hours: WeeklyHours) => void;
  onRemove: () => void;
}

/** One stretch of a day, from and to. Midnight at the end is the end of the day. */
export function HoursRow({ day, hours, path, problems, idOf, onChange, onRemove }: HoursRowProps) {
  const { t } = useTranslation();
  const problem = problems[`${path}.opens`] ?? problems[`${path}.closes`];
  const problemId = `${idOf(path)}-problem`;
  const tied = { 'aria-invalid': problem !== undefined, 'aria-describedby': problem && problemId };
  return (
    <div className="dr-hours-row">
      <span className="dr-form-box">
        <input
          {...tied}
          id={idOf(`${path}.opens`)}
          type="time"
          aria-label={t('availability.from', { day })}
          value={hours.opens}
          onChange={(event) => onChange({ ...hours, opens: event.target.value })}
        />
      </span>
      <span aria-hidden="true">–</span>
      <span className="dr-form-box">
        <input
          {...tied}
          id={idOf(`${path}.closes`)}
          type="time"
          aria-label={t('availability.to', { day })}
          value={hours.closes === '24:00' ? '00:00' : hours.closes}
          onChange={({ target }) =>
            onChange({ ...hours, closes: target.value === '00:00' ? '24:00' : target.value })
          }
        />
      </span>
      <button
        type="button"
        className="dr-button"
        aria-label={t('availability.removeHours', { day, from: hours.opens, to: hours.closes })}
        onClick={onRemove}
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
}

import { Button } from 'antd';
import { useTranslation } from '../../i18n/useTranslation';
import { endsNextDay } from '../../../shared/domain/time/nightHours';
import type { WeeklyHours } from '../../../shared/domain/time/weeklyHours';
import { HoursRow } from './HoursRow';
import type { RowsProps } from './RowsProps';
import { dateTimeFormat } from '../../../shared/domain/text/intlFormats';

interface WeekFieldsProps extends RowsProps {
  hours: readonly WeeklyHours[];
  onChange: (hours: WeeklyHours[]) => void;
}

/** Monday to Sunday, each with as many stretches as it takes. */
export function WeekFields({ hours, problems, idOf, onChange }: WeekFieldsProps) {
  const { t, i18n } = useTranslation();
  return (
    <>
      {weekdayNames(i18n.language).map((name, index) => {
        const weekday = index + 1;
        const rows = hours.flatMap((each, place) => (each.weekday === weekday ? [{ each, place }] : []));
        const last = rows.at(-1)?.each;
        const isCopied =
          weekday <= FRIDAY && hours.every((each) => each.weekday >= weekday) && rows.length > 0;
        return (
          <fieldset key={weekday} className="dr-hours-day">
            <legend>{name}</legend>
            <div className="dr-hours-rows">
              {rows.length === 0 && <p className="dr-hours-hint">{t('availability.closed')}</p>}
              {rows.map(({ each, place }) => (
                <HoursRow
                  key={place}
                  day={name}
                  hours={each}
                  path={`weeklyHours.${place}`}
                  problems={problems}
                  idOf={idOf}
                  onChange={(changed) => onChange(hours.map((other, at) => (at === place ? changed : other)))}
                  onRemove={() => onChange(hours.filter((_, at) => at !== place))}
                />
              ))}
            </div>
            <Button
              className="dr-hours-more"
              aria-label={t('availability.addHoursOn', { day: name })}
              onClick={() => onChange([...hours, nextStretch(weekday, last)])}
            >
              {t('availability.addHours')}
            </Button>
            {isCopied && (
              <Button
                className="dr-hours-more"
                aria-label={t('availability.copyOf', { day: name })}
                onClick={() => onChange(onAllWeekdays(hours, weekday))}
              >
                {t('availability.copy')}
              </Button>
            )}
          </fieldset>
        );
      })}
    </>
  );
}

const FRIDAY = 5;

/** One day's hours on Monday to Friday, instead of theirs; the weekend stays as it is. */
function onAllWeekdays(hours: readonly WeeklyHours[], of: number): WeeklyHours[] {
  const model = hours.filter(({ weekday }) => weekday === of);
  const copied = [1, 2, 3, 4, FRIDAY].flatMap((weekday) => model.map((each) => ({ ...each, weekday })));
  return [...copied, ...hours.filter(({ weekday }) => weekday > FRIDAY)];
}

/** A working day at first, then an hour's break and the rest of the day. */
function nextStretch(weekday: number, last: WeeklyHours | undefined): WeeklyHours {
  if (!last || endsNextDay(last)) return { weekday, opens: '09:00', closes: '17:00' };
  const hour = Number(last.closes.slice(0, 2)) + 1;
  const opens = hour < 23 ? `${String(hour).padStart(2, '0')}:00` : '23:00';
  return { weekday, opens, closes: '24:00' };
}

/** Monday to Sunday as the reader calls them. 5 January 1970 was a Monday. */
function weekdayNames(locale: string): string[] {
  return Array.from({ length: 7 }, (_, index) =>
    dateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
      new Date(Date.UTC(1970, 0, 5 + index)),
    ),
  );
}

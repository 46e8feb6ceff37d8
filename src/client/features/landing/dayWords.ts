import { dateTimeFormat } from '../../../shared/domain/text/intlFormats';
import { SHORT_DATE } from '../../ui/time/meetingTime';
import { dateBlockParts } from '../../entities/booking/card/DateBlock';

/** Parts for naming any day: a browser's own calendar takes longer to start than the page. */
export interface DayWords {
  /** from Sunday on, as a date block shows them */
  weekdays: string[];
  months: string[];
  /** of each month, with `$day` and `$year` where those stand */
  dates: string[];
}

export function dayWords(locale: string): DayWords {
  // 2023 began with a Sunday.
  const part = (which: 'weekday' | 'month', month: number, day: number) =>
    dateBlockParts(`2023-${twoDigits(month)}-${twoDigits(day)}`, locale)?.[which] ?? '';
  const format = dateTimeFormat(locale, { ...SHORT_DATE, timeZone: 'UTC' });
  const dateIn = (month: number) =>
    format
      .formatToParts(Date.UTC(2023, month, 1))
      .map(({ type, value }) => (type === 'day' || type === 'year' ? `$${type}` : value))
      .join('');
  return {
    weekdays: Array.from({ length: 7 }, (_, index) => part('weekday', 1, index + 1)),
    months: Array.from({ length: 12 }, (_, index) => part('month', index + 1, 1)),
    dates: Array.from({ length: 12 }, (_, index) => dateIn(index)),
  };
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

import { dateTimeFormat } from '../../../../shared/domain/text/intlFormats';
import { dayBounds } from '../../../../shared/domain/time/dayBounds';
import { calendarNoon, plainSpaces } from '../../../ui/time/meetingTime';

const LONG_DATE = { year: 'numeric', month: 'long', day: 'numeric' } as const;
const DAY_MS = 24 * 3_600_000;

/** "November 16 – 22, 2026" as a reader of `locale` writes it. */
export function weekName(days: readonly string[], locale: string): string {
  const [first, last] = [calendarNoon(days[0] ?? ''), calendarNoon(days.at(-1) ?? '')];
  if (!first || !last) return '';
  const format = dateTimeFormat(locale, { ...LONG_DATE, timeZone: 'UTC' });
  const range = format.formatRange(first, last);
  return plainSpaces(hasSlashes(range) ? `${format.format(first)}～${endOf(first, last, locale)}` : range);
}

/** Japanese ranges come with slashes, though a day by itself does not. */
const hasSlashes = (range: string) => /\d\/\d/.test(range);

/** A range's last day, with only so much of its date as differs from the first: 22日. */
function endOf(first: Date, last: Date, locale: string): string {
  const isSame = (length: number) =>
    first.toISOString().slice(0, length) === last.toISOString().slice(0, length);
  const { year, month, day } = LONG_DATE;
  const parts = isSame('2026-11'.length)
    ? { day }
    : isSame('2026'.length)
      ? { month, day }
      : { year, month, day };
  return dateTimeFormat(locale, { ...parts, timeZone: 'UTC' }).format(last);
}

/** "Monday, November 16", or its parts as a column's head shows them. */
export function dayName(day: string, locale: string, part: 'whole' | 'weekday' | 'number'): string {
  const noon = calendarNoon(day);
  return noon ? dateTimeFormat(locale, { ...PARTS[part], timeZone: 'UTC' }).format(noon) : day;
}

const PARTS = {
  whole: { weekday: 'long', month: 'long', day: 'numeric' },
  weekday: { weekday: 'short' },
  number: { day: 'numeric' },
} as const;

/** Whether the clocks of a zone go forward or back on a day. */
export function clockChange(day: string, zone: string): 'forward' | 'back' | null {
  const { from, to } = dayBounds(day, zone);
  if (to - from === DAY_MS) return null;
  return to - from < DAY_MS ? 'forward' : 'back';
}

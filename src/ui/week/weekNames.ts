import { dateTimeFormat } from '../../domain/dateTimeFormat';
import { dayBounds } from '../../domain/dayBounds';
import { calendarNoon } from '../formatMeetingDate';
import { plainSpaces } from '../formatMeetingTime';

const LONG_DATE = { year: 'numeric', month: 'long', day: 'numeric' } as const;
const DAY_MS = 24 * 3_600_000;

/** "November 16 – 22, 2026" as a reader of `locale` writes it. */
export function weekName(days: readonly string[], locale: string): string {
  const [first, last] = [calendarNoon(days[0] ?? ''), calendarNoon(days.at(-1) ?? '')];
  if (!first || !last) return '';
  const format = dateTimeFormat(locale, { ...LONG_DATE, timeZone: 'UTC' });
  const range = format.formatRange(first, last);
  return plainSpaces(hasSlashes(range) ? `${format.format(first)} – ${format.format(last)}` : range);
}

/** Japanese ranges are written with slashes, though a day by itself is not. */
const hasSlashes = (range: string) => /\d\/\d/.test(range);

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

import { dateTimeFormat } from '../../domain/dateTimeFormat';
import { dayBounds } from '../../domain/dayBounds';
import { calendarNoon } from '../formatMeetingDate';
import { plainSpaces } from '../formatMeetingTime';

/** With short months, Japanese would write slashes. */
const LONG_DATE = { year: 'numeric', month: 'long', day: 'numeric' } as const;
const DAY_MS = 24 * 3_600_000;

/** "November 16 – 22, 2026" as a reader of `locale` writes it. */
export function weekName(days: readonly string[], locale: string): string {
  const [first, last] = [calendarNoon(days[0] ?? ''), calendarNoon(days.at(-1) ?? '')];
  if (!first || !last) return '';
  return plainSpaces(dateTimeFormat(locale, { ...LONG_DATE, timeZone: 'UTC' }).formatRange(first, last));
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

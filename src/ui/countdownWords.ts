import { numberFormat } from '../domain/numberFormat';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A span of time in its two greatest units: "2 days 4 hr", "3 hr 12 min", "12 min 5 sec". */
export function countdownWords(milliseconds: number, locale: string, withSeconds: boolean): string {
  const days = Math.floor(milliseconds / DAY);
  const hours = Math.floor((milliseconds % DAY) / HOUR);
  const minutes = Math.floor((milliseconds % HOUR) / MINUTE);
  const seconds = Math.floor((milliseconds % MINUTE) / 1000);
  const say = (amount: number, unit: string) =>
    numberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(amount);
  if (days > 0) return `${say(days, 'day')} ${say(hours, 'hour')}`;
  if (hours > 0) return `${say(hours, 'hour')} ${say(minutes, 'minute')}`;
  if (!withSeconds) return say(Math.max(minutes, 1), 'minute');
  return minutes > 0 ? `${say(minutes, 'minute')} ${say(seconds, 'second')}` : say(seconds, 'second');
}

import { inUnits } from '../text/formatNumber';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A span of time in its two greatest units: "2 days 4 hr", "3 hr 12 min", "12 min 5 sec". */
export function countdownWords(milliseconds: number, locale: string, withSeconds: boolean): string {
  const days = [Math.floor(milliseconds / DAY), 'day'] as const;
  const hours = [Math.floor((milliseconds % DAY) / HOUR), 'hour'] as const;
  const minutes = [Math.floor((milliseconds % HOUR) / MINUTE), 'minute'] as const;
  const seconds = [Math.floor((milliseconds % MINUTE) / 1000), 'second'] as const;
  if (days[0] > 0) return inUnits(locale, 'short', days, hours);
  if (hours[0] > 0) return inUnits(locale, 'short', hours, minutes);
  if (!withSeconds) return inUnits(locale, 'short', [Math.max(minutes[0], 1), 'minute']);
  return minutes[0] > 0 ? inUnits(locale, 'short', minutes, seconds) : inUnits(locale, 'short', seconds);
}

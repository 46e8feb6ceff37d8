import { useTranslation } from '../../i18n/useTranslation';
import { Gap } from './Gap';
import { useMediaQuery } from '../page/useMediaQuery';
import { useNow } from './useNow';
import { inUnits } from '../text/formatNumber';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long until a session starts, then until it ends; by the minute where less motion is asked for. */
export function Countdown({ startsAt, endsAt }: { startsAt: string; endsAt: string }) {
  const { t, i18n } = useTranslation();
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const now = useNow(still ? 60_000 : 1000);
  const toStart = Date.parse(startsAt) - now;
  const toEnd = Date.parse(endsAt) - now;
  if (toEnd <= 0) return <span>{t('ui.countdown.over')}</span>;
  return (
    <span className="dr-countdown">
      {t(toStart > 0 ? 'ui.countdown.startsIn' : 'ui.countdown.endsIn')}
      <Gap />
      <strong role="timer" className="dr-numerals">
        {countdownWords(toStart > 0 ? toStart : toEnd, i18n.language, !still)}
      </strong>
    </span>
  );
}

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

import { useTranslation } from '../../i18n/useTranslation';
import { countdownWords } from './countdownWords';
import { Gap } from './Gap';
import { useMediaQuery } from '../page/useMediaQuery';
import { useNow } from './useNow';

/** How long until a session starts, then until it ends; whoever asked for less motion sees it move by the minute. */
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

import { useTranslation } from 'react-i18next';
import { countdownWords } from './countdownWords';
import { useMediaQuery } from './useMediaQuery';
import { useNow } from './useNow';

/** How long until a session starts; whoever asked for less motion sees it move by the minute. */
export function Countdown({ startsAt, endsAt }: { startsAt: string; endsAt: string }) {
  const { t, i18n } = useTranslation();
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const now = useNow(still ? 60_000 : 1000);
  const left = Date.parse(startsAt) - now;
  if (left <= 0)
    return <span>{t(now < Date.parse(endsAt) ? 'ui.countdown.underWay' : 'ui.countdown.over')}</span>;
  return (
    <span className="dr-countdown">
      {t('ui.countdown.startsIn')}{' '}
      <strong role="timer" className="dr-numerals">
        {countdownWords(left, i18n.language, !still)}
      </strong>
    </span>
  );
}

import { useTranslation } from '../../../i18n/useTranslation';
import { countdownWords } from '../../../ui/time/countdownWords';
import { Gap } from '../../../ui/time/Gap';
import { useMediaQuery } from '../../../ui/page/useMediaQuery';
import { useNow } from '../../../ui/time/useNow';

const HOUR_MS = 3_600_000;

/** How long a request can still be answered; by the second in its last hour, nothing once it is over. */
export function AnswerCountdown({ respondBy }: { respondBy: string }) {
  const { t, i18n } = useTranslation();
  const deadline = Date.parse(respondBy);
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const isNear = deadline - useNow(60_000) < HOUR_MS && !isStill;
  const left = deadline - useNow(isNear ? 1000 : 60_000);
  if (left <= 0) return null;
  return (
    <>
      {t('ui.waiting.left')}
      <Gap />
      <strong role="timer" className="dr-numerals">
        {countdownWords(left, i18n.language, isNear)}
      </strong>
    </>
  );
}

import { useTranslation } from '../../i18n/useTranslation';
import { countdownWords } from '../../ui/time/countdownWords';
import { Gap } from '../../ui/time/Gap';
import { useNow } from '../../ui/time/useNow';

const MINUTE_MS = 60_000;

/** How long the attempt stays open; its last minute is said aloud once. */
export function TimeLeft({ endsAt }: { endsAt: number }) {
  const { t, i18n } = useTranslation();
  const left = Math.max(0, endsAt - useNow());
  return (
    <p className="dr-quiz-time" data-urgent={left < MINUTE_MS}>
      {t('quiz.timeLeft')}
      <Gap />
      <strong role="timer" className="dr-numerals">
        {countdownWords(left, i18n.language, true)}
      </strong>
      <span className="dr-visuallyHidden" role="status">
        {left < MINUTE_MS ? t('quiz.lastMinute') : ''}
      </span>
    </p>
  );
}

import { useTranslation } from '../../i18n/useTranslation';
import { useInterpreterWords } from '../../entities/interpreter/useInterpreterWords';

const BARS = [1, 2, 3, 4] as const;

/** The credibility level, 1 to 4, as four bars, and in words for who does not see them. */
export function CredibilityBars({ level }: { level: number }) {
  const { t } = useTranslation();
  const words = useInterpreterWords();
  const said = t('profile.facts.credibilityText', { level: words.rating(level) });
  return (
    <div className="dr-credibility">
      <p>
        {t('profile.facts.credibility')} <span className="dr-numerals">{said}</span>
      </p>
      <div
        role="img"
        aria-label={t('common.labelled', { label: t('profile.facts.credibility'), value: said })}
        className="dr-credibility-bars"
      >
        {BARS.map((bar) => (
          <span key={bar} data-filled={bar <= Math.round(level)} />
        ))}
      </div>
    </div>
  );
}

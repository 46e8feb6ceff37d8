import { useTranslation } from '../../i18n/useTranslation';
import type { Badge } from '../../../shared/contract/interpreters/badge';
import './Badges.css';
import { useBadgeWords } from './useBadgeWords';

interface BadgesProps {
  badges: readonly Badge[];
  /** so many are shown, and how many more there are */
  most?: number;
}

/**
 * Verified credentials of an interpreter that still hold; nothing where there are none. It is of the kind of
 * `StatusBadge`: a tint, a mark and words that any page can show, also one without Ant Design.
 */
export function Badges({ badges, most = Infinity }: BadgesProps) {
  const { t } = useTranslation();
  const words = useBadgeWords();
  if (badges.length === 0) return null;
  const more = badges.length - most;
  return (
    <ul className="dr-verified" aria-label={t('interpreters.badges.name')}>
      {badges.slice(0, most).map((badge, place) => (
        <li key={place} className="dr-verified-one">
          <BadgeMark />
          <span>{words.whole(badge)}</span>
        </li>
      ))}
      {more > 0 && (
        <li className="dr-verified-more">
          <span aria-hidden="true">{t('interpreters.badges.more', { count: more })}</span>
          <span className="dr-visuallyHidden">{t('interpreters.badges.moreText', { count: more })}</span>
        </li>
      )}
    </ul>
  );
}

/** A shield with a tick. */
function BadgeMark() {
  return (
    <svg
      viewBox="0 0 16 16"
      width="14"
      height="14"
      aria-hidden="true"
      focusable="false"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M8 1.4 13.4 3v4.4c0 3.3-2.2 5.8-5.4 7.2-3.2-1.4-5.4-3.9-5.4-7.2V3z" />
      <path d="m5.6 7.9 1.7 1.7 3.2-3.5" />
    </svg>
  );
}

import type { Badge } from '../../../shared/contract/interpreters/badge';
import { useBadgeWords } from '../../entities/interpreter/useBadgeWords';
import { useTranslation } from '../../i18n/useTranslation';

/** An interpreter's verified credentials, on pages without Ant Design; nothing where there are none. */
export function BadgeList({ badges }: { badges: readonly Badge[] }) {
  const { t } = useTranslation();
  const words = useBadgeWords();
  if (badges.length === 0) return null;
  return (
    <ul className="dr-proofs" aria-label={t('interpreters.badges.name')}>
      {badges.map((badge, place) => (
        <li key={place}>
          <span aria-hidden="true">✓ </span>
          {words.whole(badge)}
        </li>
      ))}
    </ul>
  );
}

import type { Badge } from '../../../shared/contract/interpreters/badge';
import { useTranslation } from '../../i18n/useTranslation';

/** What an admin has verified of somebody; nothing where that is nothing. */
export function BadgeList({ badges }: { badges: readonly Badge[] }) {
  const { t } = useTranslation();
  if (badges.length === 0) return null;
  return (
    <ul className="dr-proofs" aria-label={t('publicSearch.badges')}>
      {badges.map(({ kind, issuing_body, place }) => (
        <li key={`${kind} ${issuing_body}`}>
          <span aria-hidden="true">✓ </span>
          {place || issuing_body}
        </li>
      ))}
    </ul>
  );
}

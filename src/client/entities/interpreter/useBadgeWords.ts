import { useMemo } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import type { Badge } from '../../../shared/contract/interpreters/badge';
import { badgePlace } from '../../../shared/domain/people/credentials';
import { dateTimeFormat } from '../../../shared/domain/text/intlFormats';

type Named = Pick<Badge, 'kind' | 'place' | 'issuing_body'>;

/** How a credential is said in the reader's language: 'Sworn · Berlin · until Mar 2028'. */
export function useBadgeWords() {
  const { t, i18n } = useTranslation();
  return useMemo(() => {
    const name = (badge: Named) => `${t(`interpreters.badges.kinds.${badge.kind}`)} · ${badgePlace(badge)}`;
    // A day is the same everywhere.
    const month = dateTimeFormat(i18n.language, { year: 'numeric', month: 'short', timeZone: 'UTC' });
    return {
      name,
      whole: (badge: Named & Pick<Badge, 'valid_until'>) =>
        badge.valid_until === null
          ? name(badge)
          : `${name(badge)} · ${t('interpreters.badges.until', { month: month.format(new Date(badge.valid_until)) })}`,
    };
  }, [t, i18n.language]);
}

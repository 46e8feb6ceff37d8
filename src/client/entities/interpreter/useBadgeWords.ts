import { useMemo } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import type { Badge } from '../../../shared/contract/interpreters/badge';
import { badgePlace } from '../../../shared/domain/people/credentials';
import { languageNameIn } from '../../../shared/domain/text/interpretationLanguages';
import { dateTimeFormat } from '../../../shared/domain/text/intlFormats';

type Named = Pick<Badge, 'kind' | 'place' | 'issuing_body'>;

/** How a credential is said in the reader's language: 'Sworn · Berlin · until Mar 2028 · Arabic, German'. */
export function useBadgeWords() {
  const { t, i18n } = useTranslation();
  return useMemo(() => {
    const name = (badge: Named) => `${t(`interpreters.badges.kinds.${badge.kind}`)} · ${badgePlace(badge)}`;
    // A day is the same everywhere.
    const month = dateTimeFormat(i18n.language, { year: 'numeric', month: 'short', timeZone: 'UTC' });
    const until = (end: string) => t('interpreters.badges.until', { month: month.format(new Date(end)) });
    const list = new Intl.ListFormat(i18n.language, { type: 'conjunction', style: 'narrow' });
    return {
      name,
      whole: ({ valid_until: end, languages, ...badge }: Named & Pick<Badge, 'valid_until' | 'languages'>) =>
        [
          name(badge),
          ...(end === null ? [] : [until(end)]),
          ...(languages.length === 0
            ? []
            : [list.format(languages.map((each) => languageNameIn(each, i18n.language)))]),
        ].join(' · '),
    };
  }, [t, i18n.language]);
}

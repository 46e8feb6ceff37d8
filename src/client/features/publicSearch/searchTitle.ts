import type { PublicSearch } from '../../../shared/domain/people/publicSearch';
import { languageNameIn } from '../../../shared/domain/text/interpretationLanguages';
import type { I18n } from '../../i18n/createI18n';

/** A search's title, for its heading and the tab. */
export function searchTitle(
  { from, to }: PublicSearch,
  { t, language }: Pick<I18n, 't' | 'language'>,
): string {
  const named = (each: string) => languageNameIn(each, language);
  if (from.language && to.language && from.language !== to.language) {
    return t('publicSearch.titlePair', { from: named(from.language), to: named(to.language) });
  }
  const one = from.language ?? to.language;
  return one ? t('publicSearch.titleLanguage', { language: named(one) }) : t('publicSearch.title');
}

import { useMemo } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { languageNameIn } from '../../../../shared/domain/text/interpretationLanguages';

/** How a list of interpreters is said in the reader's language; made once for all its rows. */
export function usePickerWords() {
  const { i18n } = useTranslation();
  return useMemo(() => {
    const list = new Intl.ListFormat(i18n.language, { type: 'conjunction', style: 'narrow' });
    const stars = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
    return {
      languages: (names: readonly string[]) =>
        list.format(names.map((name) => languageNameIn(name, i18n.language))),
      rating: (rating: number) => stars.format(rating),
    };
  }, [i18n.language]);
}

export type PickerWords = ReturnType<typeof usePickerWords>;

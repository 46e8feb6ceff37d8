import { useMemo } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { INTERPRETER_DEFAULTS, experienceYears } from '../../../shared/domain/people/interpreterDefaults';
import { languageNameIn } from '../../../shared/domain/text/interpretationLanguages';
import { numberFormat } from '../../../shared/domain/text/intlFormats';
import { isVertical } from '../../../shared/domain/people/verticals';

/** How an interpreter is said in the reader's language; what they wrote themselves stays as they wrote it. */
export function useInterpreterWords() {
  const { t, i18n } = useTranslation();
  return useMemo(() => {
    const list = new Intl.ListFormat(i18n.language, { type: 'conjunction', style: 'narrow' });
    return {
      languages: (names: readonly string[]) =>
        list.format(names.map((name) => languageNameIn(name, i18n.language))),
      rating: (rating: number) => numberFormat(i18n.language, { maximumFractionDigits: 1 }).format(rating),
      vertical: (name: string) => (isVertical(name) ? t(`interpreters.verticals.${name}`) : name),
      experience: (experience: string) => {
        const known = experienceYears(experience);
        if (!known) return experience;
        const { years: count, isMore } = known;
        return t(isMore ? 'interpreters.moreYears' : 'interpreters.years', { count });
      },
      description: (description: string) =>
        description === INTERPRETER_DEFAULTS.description ? t('interpreters.description') : description,
      certification: (name: string) =>
        name === INTERPRETER_DEFAULTS.certification ? t('interpreters.certification') : name,
    };
  }, [t, i18n.language]);
}

export type InterpreterWords = ReturnType<typeof useInterpreterWords>;

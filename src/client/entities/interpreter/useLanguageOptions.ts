import { useEffect, useMemo, useState } from 'react';
import type * as findLanguage from '../../../shared/domain/text/findLanguage';
import { languageChoices } from '../../../shared/domain/text/interpretationLanguages';
import { useTranslation } from '../../i18n/useTranslation';

/**
 * Languages for a list that is searched by typing: each is found by whatever name it goes by, and misspelt. Those names come
 * after the screen; without them it is found by the one that is shown.
 */
export function useLanguageOptions() {
  const { i18n } = useTranslation();
  const [names, setNames] = useState<typeof findLanguage>();
  useEffect(() => {
    let isHere = true;
    import(/* webpackChunkName: "languageNames" */ '../../../shared/domain/text/findLanguage').then(
      (loaded) => isHere && setNames(loaded),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  return useMemo(
    () =>
      languageChoices(i18n.language).map((choice) => ({
        ...choice,
        isMeantBy: (typed: string) => names?.isLanguageMeant(choice.value, typed) === true,
      })),
    [i18n.language, names],
  );
}

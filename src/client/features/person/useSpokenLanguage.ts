import { useCallback } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import type { InterfaceLanguage } from '../../../shared/domain/text/interfaceLanguages';
import { keepChosenLanguage } from '../../i18n/chosenLanguage';
import { speakLanguage } from '../../i18n/speakLanguage';
import { useAppStore } from '../../store/store';

/** Lets the product speak the language that a person has just made theirs, as the chooser in the header does. */
export function useSpokenLanguage(): (language: InterfaceLanguage) => void {
  const { i18n } = useTranslation();
  const { storage } = useAppStore();
  return useCallback(
    (language) => {
      keepChosenLanguage(language, storage, document);
      void speakLanguage(i18n, language);
    },
    [i18n, storage],
  );
}

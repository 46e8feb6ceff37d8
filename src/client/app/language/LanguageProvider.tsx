import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import type { InterfaceLanguage } from '../../../shared/domain/text/interfaceLanguages';
import { keepChosenLanguage, LANGUAGE_KEY, readChosenLanguage } from '../../i18n/chosenLanguage';
import type { Words } from './createWords';
import { LanguageContext } from './LanguageContext';

interface LanguageProviderProps {
  words: Words;
  storage: Storage;
  children: ReactNode;
}

/** Knows the chosen language, keeps the choice, follows other tabs, and tells the page. */
export function LanguageProvider({ words, storage, children }: LanguageProviderProps) {
  const { i18n } = useTranslation();
  const language = i18n.language as InterfaceLanguage;
  const [isChosen, setIsChosen] = useState(() => readChosenLanguage(storage) !== null);

  const choose = useCallback(
    (wish: InterfaceLanguage) => {
      keepChosenLanguage(wish, storage, document);
      setIsChosen(true);
      void words.speak(wish);
    },
    [storage, words],
  );

  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      const chosen = key === LANGUAGE_KEY ? readChosenLanguage(storage) : null;
      if (chosen) void words.speak(chosen).then(() => setIsChosen(true));
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [storage, words]);

  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  const value = useMemo(() => ({ language, isChosen, choose }), [language, isChosen, choose]);
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

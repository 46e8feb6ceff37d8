import { createContext, useContext } from 'react';
import type { InterfaceLanguage } from '../../../shared/domain/text/interfaceLanguages';

export interface LanguageChoice {
  language: InterfaceLanguage;
  /** false while en-US is only where everyone starts */
  isChosen: boolean;
  choose: (language: InterfaceLanguage) => void;
}

export const LanguageContext = createContext<LanguageChoice | null>(null);

export function useLanguageChoice(): LanguageChoice {
  const choice = useContext(LanguageContext);
  if (!choice) throw new Error('There is no LanguageProvider around this.');
  return choice;
}

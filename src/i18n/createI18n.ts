import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { DEFAULT_LANGUAGE, INTERFACE_LANGUAGES, type InterfaceLanguage } from '../domain/interfaceLanguages';

export type I18n = i18n;

/** An instance without words yet; `speakLanguage` brings them. Values are not escaped: React does that. */
export function createI18n(language: InterfaceLanguage = DEFAULT_LANGUAGE): I18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: DEFAULT_LANGUAGE,
    supportedLngs: [...INTERFACE_LANGUAGES],
    load: 'currentOnly',
    resources: {},
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}

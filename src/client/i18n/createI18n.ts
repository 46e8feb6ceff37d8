import { createInstance, type i18n, type PostProcessorModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import {
  DEFAULT_LANGUAGE,
  INTERFACE_LANGUAGES,
  type InterfaceLanguage,
} from '../../shared/domain/text/interfaceLanguages';
import { oneFullStop } from '../../shared/domain/text/visibleText';

export type I18n = i18n;

/** An instance without words yet; `speakLanguage` brings them. Values are not escaped: React does that. */
export function createI18n(language: InterfaceLanguage = DEFAULT_LANGUAGE): I18n {
  const instance = createInstance();
  void instance
    .use(initReactI18next)
    .use(fullStops)
    .init({
      lng: language,
      fallbackLng: DEFAULT_LANGUAGE,
      supportedLngs: [...INTERFACE_LANGUAGES],
      load: 'currentOnly',
      resources: {},
      initAsync: false,
      // Unsaid, each key is looked at anew: is it a path, or a sentence? And there are no namespaces to look for in it.
      keySeparator: '.',
      nsSeparator: false,
      interpolation: { escapeValue: false },
      postProcess: [fullStops.name],
      react: { useSuspense: false },
    });
  return instance;
}

/** Only once the values are in is it known how a sentence ends. */
const fullStops: PostProcessorModule = {
  type: 'postProcessor',
  name: 'fullStops',
  process: (text) => oneFullStop(text),
};

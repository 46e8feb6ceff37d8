import type { InterfaceLanguage } from '../../domain/interfaceLanguages';
import type { I18n } from '../../i18n/createI18n';
import { everywhere } from '../../i18n/en-US/everywhere';
import { loadCatalogue } from '../../i18n/loadCatalogue';
import { loadLandingCatalogue } from '../../i18n/loadLandingCatalogue';
import { speakLanguage } from '../../i18n/speakLanguage';

/** Brings the words that are needed, when they are: few for the landing page, all for the area behind it. */
export interface Words {
  bringLanding: () => Promise<void>;
  bringAll: () => Promise<void>;
  speak: (language: InterfaceLanguage) => Promise<InterfaceLanguage>;
}

export function createWords(i18n: I18n): Words {
  // Should the words themselves not come, this much can still be said.
  i18n.addResourceBundle('en-US', 'translation', { common: everywhere });
  let load: (language: InterfaceLanguage) => Promise<object> = loadLandingCatalogue;
  const speak = (language: InterfaceLanguage) => speakLanguage(i18n, language, load);
  const speakPresent = async () => void (await speak(i18n.language as InterfaceLanguage));
  return {
    speak,
    bringLanding: speakPresent,
    bringAll: () => {
      load = loadCatalogue;
      return speakPresent();
    },
  };
}

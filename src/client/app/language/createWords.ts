import type { InterfaceLanguage } from '../../../shared/domain/text/interfaceLanguages';
import type { I18n } from '../../i18n/createI18n';
import { everywhere as enUs } from '../../../shared/i18n/en-US/everywhere';
import { everywhere as esMx } from '../../../shared/i18n/es-MX/everywhere';
import { everywhere as jaJp } from '../../../shared/i18n/ja-JP/everywhere';
import { loadCatalogue } from '../../i18n/loadCatalogue';
import { loadLandingCatalogue } from '../../i18n/loadLandingCatalogue';
import { wantParts } from '../../i18n/screenWordsHere';
import { speakLanguage } from '../../i18n/speakLanguage';
import { retryImport } from '../../ui/loading/retryImport';

/** Brings the words that are needed, when they are: few for the landing page, all for the area behind it. */
export interface Words {
  bringLanding: () => Promise<void>;
  bringAll: () => Promise<void>;
  speak: (language: InterfaceLanguage) => Promise<InterfaceLanguage>;
}

const EVERYWHERE = { 'en-US': enUs, 'es-MX': esMx, 'ja-JP': jaJp } as const;

export function createWords(i18n: I18n): Words {
  // Should the words themselves not come, this much can still be said.
  for (const [language, common] of Object.entries(EVERYWHERE))
    i18n.addResourceBundle(language, 'translation', { common });
  const loaders = new Set<(language: InterfaceLanguage) => Promise<object>>();
  const patiently = async (language: InterfaceLanguage) => {
    const words = await Promise.all([...loaders].map((load) => retryImport(() => load(language))));
    return Object.assign({}, ...words) as object;
  };
  const speak = (language: InterfaceLanguage) => speakLanguage(i18n, language, patiently);
  const speakPresent = async () => void (await speak(i18n.language as InterfaceLanguage));
  const bring = (load: (language: InterfaceLanguage) => Promise<object>) => () => {
    loaders.add(load);
    return speakPresent();
  };
  const bringLanding = () => {
    wantParts(i18n, ['landing']);
    return bring(loadLandingCatalogue)();
  };
  return { speak, bringLanding, bringAll: bring(loadCatalogue) };
}

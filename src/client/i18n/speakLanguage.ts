import { DEFAULT_LANGUAGE, type InterfaceLanguage } from '../../shared/domain/text/interfaceLanguages';
import type { I18n } from './createI18n';
import { loadCatalogue } from './loadCatalogue';
import { loadScreenWords } from './loadScreenWords';
import { hasPart, wantedParts } from './screenWordsHere';

type Load = (language: InterfaceLanguage) => Promise<object>;

/**
 * Brings a language's words and switches to it; resolves to the language that is spoken then. Where its words
 * cannot be fetched the present ones stay, or en-US where there are none yet.
 */
export async function speakLanguage(
  i18n: I18n,
  language: InterfaceLanguage,
  load: Load = loadCatalogue,
): Promise<InterfaceLanguage> {
  try {
    i18n.addResourceBundle(language, 'translation', await load(language), true, true);
    await bringWanted(i18n, language);
    await i18n.changeLanguage(language);
    return language;
  } catch (problem) {
    if (language === DEFAULT_LANGUAGE) throw problem;
    const present = i18n.language as InterfaceLanguage;
    if (present !== language) return present;
    return speakLanguage(i18n, DEFAULT_LANGUAGE, load);
  }
}

/** Until there is nothing left: a screen may come while the words of others are fetched. */
async function bringWanted(i18n: I18n, language: InterfaceLanguage): Promise<void> {
  const missing = () => [...wantedParts(i18n)].filter((part) => !hasPart(i18n, language, part));
  for (let parts = missing(); parts.length > 0; parts = missing()) {
    i18n.addResourceBundle(language, 'translation', await loadScreenWords(language, parts), true, true);
  }
}

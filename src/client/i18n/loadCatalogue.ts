import type { InterfaceLanguage } from '../../shared/domain/text/interfaceLanguages';
import type { AreaCatalogue } from '../../shared/i18n/Catalogue';

const LOADERS: Record<InterfaceLanguage, () => Promise<{ areaCatalogue: AreaCatalogue }>> = {
  'en-US': () => import(/* webpackChunkName: "words-en-US" */ '../../shared/i18n/en-US/areaCatalogue'),
  'es-MX': () => import(/* webpackChunkName: "words-es-MX" */ '../../shared/i18n/es-MX/areaCatalogue'),
  'ja-JP': () => import(/* webpackChunkName: "words-ja-JP" */ '../../shared/i18n/ja-JP/areaCatalogue'),
};

/** The area's words in a language before any of its screens is there; each is a chunk of its own. */
export async function loadCatalogue(language: InterfaceLanguage): Promise<AreaCatalogue> {
  return (await LOADERS[language]()).areaCatalogue;
}

import type { InterfaceLanguage } from '../domain/interfaceLanguages';
import type { AreaCatalogue } from './AreaCatalogue';

const LOADERS: Record<InterfaceLanguage, () => Promise<{ areaCatalogue: AreaCatalogue }>> = {
  'en-US': () => import(/* webpackChunkName: "words-en-US" */ './en-US/areaCatalogue'),
  'es-MX': () => import(/* webpackChunkName: "words-es-MX" */ './es-MX/areaCatalogue'),
  'ja-JP': () => import(/* webpackChunkName: "words-ja-JP" */ './ja-JP/areaCatalogue'),
};

/** What the area says in a language before any of its screens is there; each is a chunk of its own. */
export async function loadCatalogue(language: InterfaceLanguage): Promise<AreaCatalogue> {
  return (await LOADERS[language]()).areaCatalogue;
}

import type { InterfaceLanguage } from '../domain/interfaceLanguages';
import type { Catalogue } from './Catalogue';

const LOADERS: Record<InterfaceLanguage, () => Promise<{ catalogue: Catalogue }>> = {
  'en-US': () => import(/* webpackChunkName: "words-en-US" */ './en-US/catalogue'),
  'es-MX': () => import(/* webpackChunkName: "words-es-MX" */ './es-MX/catalogue'),
  'ja-JP': () => import(/* webpackChunkName: "words-ja-JP" */ './ja-JP/catalogue'),
};

/** The whole catalogue of a language; each is a chunk of its own. */
export async function loadCatalogue(language: InterfaceLanguage): Promise<Catalogue> {
  return (await LOADERS[language]()).catalogue;
}

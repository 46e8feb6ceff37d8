import type { InterfaceLanguage } from '../domain/interfaceLanguages';
import type { Catalogue } from './Catalogue';

const LOADERS: Record<InterfaceLanguage, () => Promise<{ catalogue: Catalogue }>> = {
  'en-US': () => import('./en-US/catalogue'),
  'es-MX': () => import('./es-MX/catalogue'),
  'ja-JP': () => import('./ja-JP/catalogue'),
};

/** The whole catalogue of a language; each is a chunk of its own. */
export async function loadCatalogue(language: InterfaceLanguage): Promise<Catalogue> {
  return (await LOADERS[language]()).catalogue;
}

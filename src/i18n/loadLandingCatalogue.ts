import type { InterfaceLanguage } from '../domain/interfaceLanguages';
import type { Catalogue } from './Catalogue';

type LandingCatalogue = Pick<Catalogue, 'common' | 'landing' | 'layout' | 'ui'>;

const LOADERS: Record<InterfaceLanguage, () => Promise<{ landingCatalogue: LandingCatalogue }>> = {
  'en-US': () => import('./en-US/landingCatalogue'),
  'es-MX': () => import('./es-MX/landingCatalogue'),
  'ja-JP': () => import('./ja-JP/landingCatalogue'),
};

/** The words of the pages that are light: the landing page, not found, something went wrong. */
export async function loadLandingCatalogue(language: InterfaceLanguage): Promise<LandingCatalogue> {
  return (await LOADERS[language]()).landingCatalogue;
}

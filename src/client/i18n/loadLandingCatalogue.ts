import type { InterfaceLanguage } from '../../shared/domain/text/interfaceLanguages';
import type { Catalogue } from '../../shared/i18n/Catalogue';

type LandingCatalogue = Pick<Catalogue, 'common' | 'interpreters' | 'landing' | 'layout' | 'ui'>;

const LOADERS: Record<InterfaceLanguage, () => Promise<{ landingCatalogue: LandingCatalogue }>> = {
  'en-US': () => import('../../shared/i18n/en-US/landingCatalogue'),
  'es-MX': () => import('../../shared/i18n/es-MX/landingCatalogue'),
  'ja-JP': () => import('../../shared/i18n/ja-JP/landingCatalogue'),
};

/** The words of the pages that are light: the landing page, not found, something went wrong. */
export async function loadLandingCatalogue(language: InterfaceLanguage): Promise<LandingCatalogue> {
  return (await LOADERS[language]()).landingCatalogue;
}

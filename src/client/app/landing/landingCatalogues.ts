import { landingCatalogue as enUs } from '../../../shared/i18n/en-US/landingCatalogue';
import { landingCatalogue as esMx } from '../../../shared/i18n/es-MX/landingCatalogue';
import { landingCatalogue as jaJp } from '../../../shared/i18n/ja-JP/landingCatalogue';

/** The words of the written pages, all at once: only the build needs them so. */
export const LANDING_CATALOGUES = { 'en-US': enUs, 'es-MX': esMx, 'ja-JP': jaJp } as const;

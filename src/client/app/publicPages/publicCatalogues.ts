import { publicSearch as enUs } from '../../../shared/i18n/en-US/people/publicSearch';
import { publicSearch as esMx } from '../../../shared/i18n/es-MX/people/publicSearch';
import { publicSearch as jaJp } from '../../../shared/i18n/ja-JP/people/publicSearch';
import { LANDING_CATALOGUES } from '../landing/landingCatalogues';

/** The words of the public pages, all at once: the server speaks every language. */
export const PUBLIC_CATALOGUES = {
  'en-US': { ...LANDING_CATALOGUES['en-US'], publicSearch: enUs },
  'es-MX': { ...LANDING_CATALOGUES['es-MX'], publicSearch: esMx },
  'ja-JP': { ...LANDING_CATALOGUES['ja-JP'], publicSearch: jaJp },
} as const;

import { dateTimeFormat } from '../../../shared/domain/text/intlFormats';
import type { InterfaceLanguage } from '../../../shared/domain/text/interfaceLanguages';
import { LandingScreen } from '../../features/landing/LandingScreen';
import { LegalScreen } from '../../features/landing/LegalScreen';
import { legal as enUs } from '../../../shared/i18n/en-US/legal';
import { legal as esMx } from '../../../shared/i18n/es-MX/legal';
import { legal as jaJp } from '../../../shared/i18n/ja-JP/legal';
import { paths } from '../../paths';
import { LANDING_CATALOGUES } from './landingCatalogues';
import { writePage } from './writePage';

const LEGAL = { 'en-US': enUs, 'es-MX': esMx, 'ja-JP': jaJp } as const;
const DOCUMENTS = ['privacy', 'terms', 'cookies'] as const;

/** When the words of the legal pages last changed. */
const CHANGED_ON = Date.UTC(2026, 10, 27, 12);

export interface WrittenPage {
  /** the file's name without language; `landing` is served at `/`, any other at its own name */
  name: string;
  title: string;
  description: string;
  body: string;
}

/** Every page that is written as HTML when the client is built, in one language. */
export function writtenPages(language: InterfaceLanguage): WrittenPage[] {
  const { common, landing, layout } = LANDING_CATALOGUES[language];
  const legal = LEGAL[language];
  const titled = (title: string) => `${title} · ${common.productName}`;
  const date = dateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(CHANGED_ON);
  const updated = legal.updated.replace('{{date}}', date);
  return [
    {
      name: 'landing',
      title: titled(layout.titles.home),
      description: landing.lead,
      body: writePage(language, (parts) => <LandingScreen {...parts} />),
    },
    ...DOCUMENTS.map((each) => ({
      name: paths.legal[each].slice(1),
      title: titled(legal[each].title),
      description: legal[each].lead,
      body: writePage(language, (parts) => <LegalScreen {...parts} text={legal[each]} updated={updated} />),
    })),
  ];
}

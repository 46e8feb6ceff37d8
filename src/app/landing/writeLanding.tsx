import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import type { InterfaceLanguage } from '../../domain/interfaceLanguages';
import { LandingScreen } from '../../features/landing/LandingScreen';
import { createI18n } from '../../i18n/createI18n';
import { landingCatalogue as enUs } from '../../i18n/en-US/landingCatalogue';
import { landingCatalogue as esMx } from '../../i18n/es-MX/landingCatalogue';
import { landingCatalogue as jaJp } from '../../i18n/ja-JP/landingCatalogue';
import { paths } from '../../paths';
import { ColourModeToggle } from '../ColourModeToggle';
import { LanguageChooser } from '../language/LanguageChooser';
import { LanguageContext } from '../language/LanguageContext';
import { LanguageOfferBar } from '../language/LanguageOfferBar';
import { Wordmark } from '../Wordmark';

const CATALOGUES = { 'en-US': enUs, 'es-MX': esMx, 'ja-JP': jaJp } as const;
const OFFERED: readonly InterfaceLanguage[] = ['es-MX', 'ja-JP'];
const nothing = () => {};

export interface WrittenLanding {
  title: string;
  description: string;
  body: string;
}

/**
 * The landing page as HTML, written once per language when the client is built: it is read before any script runs,
 * and `startLanding.ts` makes its controls work without React. Every value in it is escaped by React.
 */
export function writeLanding(language: InterfaceLanguage): WrittenLanding {
  const i18n = createI18n(language);
  i18n.addResourceBundle(language, 'translation', CATALOGUES[language]);
  const controls = (
    <>
      <LanguageChooser />
      <ColourModeToggle mode="light" onToggle={nothing} />
    </>
  );
  const body = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <LanguageContext value={{ language, isChosen: false, choose: nothing }}>
        <StaticRouter location={paths.home}>
          <LandingScreen wordmark={<Wordmark to={paths.home} />} controls={controls} />
          {OFFERED.filter((each) => each !== language).map((each) => (
            <LanguageOfferBar
              key={each}
              language={each}
              words={CATALOGUES[each].common.languageOffer}
              isHidden
              onAccept={nothing}
              onDismiss={nothing}
            />
          ))}
        </StaticRouter>
      </LanguageContext>
    </I18nextProvider>,
  );
  const { common, landing, layout } = CATALOGUES[language];
  return { title: `${layout.titles.home} · ${common.productName}`, description: landing.lead, body };
}

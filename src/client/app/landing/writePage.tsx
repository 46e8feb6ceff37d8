import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import type { InterfaceLanguage } from '../../../shared/domain/text/interfaceLanguages';
import { createI18n } from '../../i18n/createI18n';
import { paths } from '../../paths';
import { ColourModeToggle } from '../ColourModeToggle';
import { LanguageChooser } from '../language/LanguageChooser';
import { LanguageContext } from '../language/LanguageContext';
import { LanguageOfferBar } from '../language/LanguageOfferBar';
import { Wordmark } from '../Wordmark';
import { LANDING_CATALOGUES } from './landingCatalogues';

const OFFERED: readonly InterfaceLanguage[] = ['es-MX', 'ja-JP'];
const nothing = () => {};

/** The header of every written page. */
interface PageParts {
  wordmark: ReactNode;
  controls: ReactNode;
}

/**
 * A page's HTML in one language: it is read before any script runs, and `startLanding.ts` makes its controls work
 * without React. Every value in it is escaped by React.
 */
export function writePage(language: InterfaceLanguage, screen: (parts: PageParts) => ReactNode): string {
  const i18n = createI18n(language);
  i18n.addResourceBundle(language, 'translation', LANDING_CATALOGUES[language]);
  const controls = (
    <>
      <LanguageChooser />
      <ColourModeToggle mode="light" onToggle={nothing} />
    </>
  );
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <LanguageContext value={{ language, isChosen: false, choose: nothing }}>
        <StaticRouter location={paths.home}>
          {screen({ wordmark: <Wordmark to={paths.home} />, controls })}
          {OFFERED.filter((each) => each !== language).map((each) => (
            <LanguageOfferBar
              key={each}
              language={each}
              words={LANDING_CATALOGUES[each].common.languageOffer}
              isHidden
              onAccept={nothing}
              onDismiss={nothing}
            />
          ))}
        </StaticRouter>
      </LanguageContext>
    </I18nextProvider>,
  );
}

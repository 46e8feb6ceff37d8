import type { ReactNode } from 'react';
import type { PublicPageInput } from '../../../shared/contract/interpreters/publicPages';
import {
  INTERFACE_LANGUAGES,
  LANGUAGE_NAMES,
  addressIn,
} from '../../../shared/domain/text/interfaceLanguages';
import '../../features/landing/landing.css';
import { LandingFooter } from '../../features/landing/LandingFooter';
import { LandingHeader } from '../../features/landing/LandingHeader';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { ColourModeToggle } from '../ColourModeToggle';
import { LanguageChooser } from '../language/LanguageChooser';
import { Wordmark } from '../Wordmark';

/** The frame of every public page: the landing page's header and footer, and the page in other languages. */
export function PublicFrame({ input, children }: { input: PublicPageInput; children: ReactNode }) {
  const { t } = useTranslation();
  const { language, path } = input;
  return (
    <div className="dr-landing">
      <LandingHeader
        wordmark={<Wordmark to={paths.home} />}
        controls={
          <>
            <LanguageChooser />
            <ColourModeToggle mode="light" onToggle={() => undefined} />
          </>
        }
      />
      <main id="content" className="dr-publicFrame">
        {children}
      </main>
      <nav className="dr-publicFrame dr-public-languages" aria-label={t('publicSearch.languageLinks')}>
        {INTERFACE_LANGUAGES.filter((each) => each !== language).map((each) => (
          <a key={each} href={addressIn(path, each)} hrefLang={each} lang={each} rel="alternate">
            {LANGUAGE_NAMES[each]}
          </a>
        ))}
      </nav>
      <LandingFooter />
    </div>
  );
}

import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import type { DrawnPage, PublicPageInput } from '../../../shared/contract/interpreters/publicPages';
import { type InterfaceLanguage, addressIn } from '../../../shared/domain/text/interfaceLanguages';
import { MessagePage } from '../../features/publicSearch/MessagePage';
import { ProfilePage } from '../../features/publicSearch/ProfilePage';
import { SearchPage } from '../../features/publicSearch/SearchPage';
import { createI18n, type I18n } from '../../i18n/createI18n';
import { paths } from '../../paths';
import { LanguageContext } from '../language/LanguageContext';
import { headOf } from './headOf';
import { PublicFrame } from './PublicFrame';
import { PUBLIC_CATALOGUES } from './publicCatalogues';

/**
 * A public page's HTML in one language. The server runs this in a bundle of its own (`docs/adr/0003`): the same components
 * and words as everywhere, no hooks that need a browser. Every value in it is escaped.
 */
export function drawPublicPage(input: PublicPageInput): DrawnPage {
  const { language } = input;
  const i18n = i18nIn(language);
  const within = (part: ReactNode) =>
    renderToStaticMarkup(
      <I18nextProvider i18n={i18n}>
        <LanguageContext value={{ language, isChosen: false, choose: () => undefined }}>
          <StaticRouter location={paths.home}>{part}</StaticRouter>
        </LanguageContext>
      </I18nextProvider>,
    );
  return {
    ...headOf(input, i18n),
    body: within(
      <PublicFrame input={input}>
        <Content input={input} />
      </PublicFrame>,
    ),
  };
}

function Content({ input: { page, today, language, keepsLanguage } }: { input: PublicPageInput }) {
  const kept = keepsLanguage ? language : undefined;
  const link = (path: string) => addressIn(path, kept);
  if (page.kind === 'message') return <MessagePage page={page} link={link} />;
  if (page.kind === 'profile') return <ProfilePage page={page} link={link} />;
  return <SearchPage page={page} today={today} language={kept} link={link} />;
}

const SPOKEN = new Map<InterfaceLanguage, I18n>();

/** Made once for each language: making one costs more than drawing a page. */
function i18nIn(language: InterfaceLanguage): I18n {
  const known = SPOKEN.get(language);
  if (known) return known;
  const made = createI18n(language);
  made.addResourceBundle(language, 'translation', PUBLIC_CATALOGUES[language]);
  SPOKEN.set(language, made);
  return made;
}

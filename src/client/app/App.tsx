import { Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router-dom';
import type { I18n } from '../i18n/createI18n';
import { paths } from '../paths';
import '../ui/theme/base.css';
import './app.css';
import './outline.css';
import type { Pages } from './createPages';
import { ErrorBoundary } from './ErrorBoundary';
import { isInArea } from './isInArea';
import type { Words } from './language/createWords';
import { LanguageOffer } from './language/LanguageOffer';
import { LanguageProvider } from './language/LanguageProvider';

interface AppProps {
  i18n: I18n;
  words: Words;
  storage: Storage;
  pages: Pages;
}

export function App({ i18n, words, storage, pages }: AppProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <LanguageProvider words={words} storage={storage}>
        <ErrorBoundary isWholePage>
          <BrowserRouter>
            <Suspense>
              <Routes>
                <Route path={paths.home} element={<pages.Landing />} />
                <Route path="*" element={<Elsewhere pages={pages} />} />
              </Routes>
            </Suspense>
            <LanguageOffer />
          </BrowserRouter>
        </ErrorBoundary>
      </LanguageProvider>
    </I18nextProvider>
  );
}

/** One element for the whole area, so that it stays as it is while the person moves about in it. */
function Elsewhere({ pages }: Pick<AppProps, 'pages'>) {
  const { pathname } = useLocation();
  return isInArea(pathname) ? <pages.Area /> : <pages.NotFound />;
}

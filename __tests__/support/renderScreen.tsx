import { render } from '@testing-library/react';
import { setUpUser } from './setUpUser';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter, type Location, useLocation } from 'react-router-dom';
import type { SessionUser } from '../../src/shared/contract/account/sessionUser';
import type { InterfaceLanguage } from '../../src/shared/domain/text/interfaceLanguages';
import { createI18n } from '../../src/client/i18n/createI18n';
import { catalogue as enUs } from '../../src/shared/i18n/en-US/catalogue';
import { screenWords } from '../../src/shared/i18n/en-US/screenWords';
import { catalogue as esMx } from '../../src/shared/i18n/es-MX/catalogue';
import { catalogue as jaJp } from '../../src/shared/i18n/ja-JP/catalogue';
import type { WordsPart } from '../../src/shared/i18n/Catalogue';
import { wantParts } from '../../src/client/i18n/screenWordsHere';
import { sessionStarted } from '../../src/client/store/authSlice';
import { createStore, type StoreSettings } from '../../src/client/store/store';
import { ThemeProvider } from '../../src/client/ui/theme/ThemeProvider';

interface ScreenSettings {
  /** who is signed in; nobody where absent */
  person?: SessionUser;
  language?: InterfaceLanguage;
  /** where the screen is opened; state may go with it */
  at?: string | { pathname: string; search?: string; state: unknown };
  store?: Partial<StoreSettings>;
}

const CATALOGUES = { 'en-US': enUs, 'es-MX': esMx, 'ja-JP': jaJp } as const;

/**
 * Shows a screen inside all providers, with the real store: intercept the calls with msw. Failed reads are tried
 * again without waiting.
 */
export function renderScreen(screen: ReactNode, settings: ScreenSettings = {}) {
  const { person, language = 'en-US', at = '/' } = settings;
  localStorage.setItem('language', language);
  const i18n = createI18n(language);
  i18n.addResourceBundle(language, 'translation', CATALOGUES[language]);
  // as if every screen had been opened: another language brings the words of each
  wantParts(i18n, Object.keys(screenWords) as WordsPart[]);
  const store = createStore({ pause: () => Promise.resolve(), ...settings.store });
  if (person) store.dispatch(sessionStarted({ token: 'token-of-a-test', user: person }));
  let location: Location | undefined;
  const Where = () => {
    location = useLocation();
    return null;
  };
  const result = render(
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <ThemeProvider mode="light">
          <MemoryRouter initialEntries={[at]}>
            {screen}
            <Where />
          </MemoryRouter>
        </ThemeProvider>
      </I18nextProvider>
    </Provider>,
  );
  return { ...result, store, i18n, user: setUpUser(), location: () => location };
}

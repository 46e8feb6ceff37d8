import './forbidEval';
import { setupListeners } from '@reduxjs/toolkit/query';
import { type ComponentType, type ReactNode, useEffect, useLayoutEffect } from 'react';
import { apiHost } from '../../api/base/apiHost';
import { readSince } from '../../api/base/askedEarly';
import { followLive } from './followLive';
import { keepTokenFresh } from './keepTokenFresh';
import { userApi } from '../../api/userApi';
import type { InterfaceLanguage } from '../../../shared/domain/text/interfaceLanguages';
import { endAcknowledged, selectIsAuthenticated } from '../../store/authSlice';
import { followOtherTabs } from '../../store/followOtherTabs';
import { type AppStore, createStore, useAppSelector } from '../../store/store';
import { loadInTheEnd } from '../../ui/loading/loadInTheEnd';
import { preloadInside } from './Inside';
import { screenAt } from './screenAt';
import { WIDE_SCREEN } from './wideScreen';
import type { Screen } from './Screen';
import { Provider } from 'react-redux';
import './area.css';
import { AreaRoutes } from './AreaRoutes';
import { selectColorMode } from '../../store/layoutSlice';
import { ThemeProvider } from '../../ui/theme/ThemeProvider';
import { showColorMode } from '../showColorMode';
import { useLanguageChoice } from '../language/LanguageContext';
import { useAntdLocale } from './useAntdLocale';

/** Makes the one store of the page and keeps it in step with time and other tabs for as long as the page lives. */
export function openArea(storage: Storage): ComponentType {
  const store = createStore({ storage, isSidebarOpen: window.matchMedia(WIDE_SCREEN).matches });
  followOtherTabs(store.dispatch, storage, window);
  keepTokenFresh(store.tokens, window);
  setupListeners(store.dispatch);
  followLive({
    host: apiHost(),
    tokens: store.tokens,
    isSignedIn: () => selectIsAuthenticated(store.getState()),
    subscribe: (changed) => store.subscribe(changed),
    // news that were dropped with a broken line would leave an old list standing
    onNews: (news) =>
      void loadInTheEnd(loadNews, () => selectIsAuthenticated(store.getState())).then(
        (loaded) => loaded && store.dispatch(loaded.hearNews(news)),
      ),
    onRefused: () => void store.dispatch(askAgainWhoIsThere()),
    page: window,
    readSince,
  });
  preloadOnIntent(document, screenAt);
  if (store.getState().auth.token !== null) {
    // Who is signed in is asked meanwhile; these are most likely wanted next.
    preloadInside();
    screenAt(window.location.pathname)?.preload(document.documentElement.lang as InterfaceLanguage);
  }
  return () => <Area store={store} />;
}

/** Comes with the line's first word: nothing of the first screen need wait for what news touch. */
const loadNews = () => import(/* webpackChunkName: "news" */ '../../api/live/hearNews');

/** A call that is refused ends the session by the one rule for that. */
const askAgainWhoIsThere = () =>
  userApi.endpoints.whoAmI.initiate(undefined, { forceRefetch: true, subscribe: false });

type Preloadable = Pick<Screen, 'preload'>;

/** Fetches the screen that a link leads to once a pointer or the focus is on it: a moment before it is opened. */
export function preloadOnIntent(
  page: Document,
  screenAt: (pathname: string) => Preloadable | undefined,
): void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin !== page.location.origin) return;
    screenAt(link.pathname)?.preload(page.documentElement.lang as InterfaceLanguage);
  };
  for (const sign of ['pointerover', 'focusin']) page.addEventListener(sign, onIntent, { passive: true });
}

/** Sign-in and everything behind it. */
function Area({ store }: { store: AppStore }) {
  // Whoever left because the session ended has been led to the root page by then.
  useEffect(() => () => void store.dispatch(endAcknowledged()), [store]);
  return (
    <Provider store={store}>
      <AreaLook>
        <AreaRoutes />
      </AreaLook>
    </Provider>
  );
}

/** Ant Design in the chosen colours and language, for the sign-in form and everything behind it. */
export function AreaLook({ children }: { children: ReactNode }) {
  const mode = useAppSelector(selectColorMode);
  useLayoutEffect(() => showColorMode(mode), [mode]);
  const { language } = useLanguageChoice();
  const locale = useAntdLocale(language);
  return (
    <ThemeProvider mode={mode} antdLocale={locale}>
      {children}
    </ThemeProvider>
  );
}

import './forbidEval';
import { setupListeners } from '@reduxjs/toolkit/query';
import { type ComponentType, type ReactNode, useEffect, useLayoutEffect } from 'react';
import type { InterfaceLanguage } from '../../../shared/domain/text/interfaceLanguages';
import { endAcknowledged } from '../../store/authSlice';
import { followOtherTabs } from '../../store/persistSlices';
import { type AppStore, createStore, useAppSelector } from '../../store/store';
import { afterFirstScreen } from '../../ui/loading/afterFirstScreen';
import { loadInTheEnd } from '../../ui/loading/loadInTheEnd';
import { preloadInside } from './Inside';
import { screenAt } from './screens';
import { WIDE_SCREEN } from '../../ui/theme/theme';
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
  setupListeners(store.dispatch);
  // Nothing of the first screen need wait for it: the line says since when nothing was heard.
  void loadInTheEnd(loadKeeping, () => true).then((loaded) => loaded?.keepInStep(store));
  preloadOnIntent(document, screenAt);
  if (store.getState().auth.token !== null) {
    // The sign-in is checked at the same time; these are most likely wanted next.
    preloadInside();
    screenAt(window.location.pathname)?.preload(document.documentElement.lang as InterfaceLanguage);
  }
  return () => <Area store={store} />;
}

const loadKeeping = afterFirstScreen(() => import(/* webpackChunkName: "keeping" */ './keepInStep'));

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
  // A person whose sign-in ended has been led to the root page by then.
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

import './forbidEval';
import { setupListeners } from '@reduxjs/toolkit/query';
import type { ComponentType } from 'react';
import { apiHost } from '../../api/base/apiHost';
import { readSince } from '../../api/base/askedEarly';
import { followLive } from '../../api/live/followLive';
import { keepTokenFresh } from '../../api/base/keepTokenFresh';
import { userApi } from '../../api/userApi';
import type { InterfaceLanguage } from '../../../shared/domain/text/interfaceLanguages';
import { selectIsAuthenticated } from '../../store/authSlice';
import { followOtherTabs } from '../../store/followOtherTabs';
import { createStore } from '../../store/store';
import { loadInTheEnd } from '../../ui/loading/loadInTheEnd';
import { Area } from './Area';
import { preloadInside } from './Inside';
import { preloadOnIntent } from './preloadOnIntent';
import { screenAt } from './screenAt';
import { WIDE_SCREEN } from './wideScreen';

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

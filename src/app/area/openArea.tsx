import { setupListeners } from '@reduxjs/toolkit/query';
import type { ComponentType } from 'react';
import { keepTokenFresh } from '../../api/keepTokenFresh';
import { followOtherTabs } from '../../slices/followOtherTabs';
import { createStore } from '../../store';
import { WIDE_SCREEN } from '../layout/wideScreen';
import { Area } from './Area';

/** Makes the one store of the page and keeps it in step with time and other tabs for as long as the page lives. */
export function openArea(storage: Storage): ComponentType {
  const store = createStore({ storage, isSidebarOpen: window.matchMedia(WIDE_SCREEN).matches });
  followOtherTabs(store.dispatch, storage, window);
  keepTokenFresh(store.tokens, window);
  setupListeners(store.dispatch);
  return () => <Area store={store} />;
}

import { combineReducers, configureStore, type Middleware } from '@reduxjs/toolkit';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { type CallSettings, createApiEnvironment } from '../api/base/createApiEnvironment';
import { dragomanApi } from '../api/base/dragomanApi';
import {
  authReducer,
  authStateOf,
  departureBegun,
  sessionEnded,
  sessionStarted,
  userAmended,
  userIdentified,
} from './authSlice';
import { browserStorage } from './browserStorage';
import { DEFAULT_LAYOUT, layoutReducer } from './layoutSlice';
import { persistSlices } from './persistSlices';
import { writeColorMode } from './storedColorMode';
import { readLayout } from './storedLayout';
import { readSession } from './storedSession';

/** The store's environment; a test gives its own. */
export interface StoreSettings extends CallSettings {
  storage: Storage;
  /** whether the menu starts open, where nothing was stored */
  isSidebarOpen: boolean;
}

const reducer = combineReducers({
  auth: authReducer,
  layout: layoutReducer,
  [dragomanApi.reducerPath]: dragomanApi.reducer,
});
export type RootState = ReturnType<typeof reducer>;

/**
 * The checks of a development build. Answers come from JSON, and Immer freezes them where they are kept: to look through
 * all of them at each action would find nothing. Slow machines are complained of, too, but not before a tenth of a second.
 */
const CHECKS = { ignoredPaths: [dragomanApi.reducerPath], warnAfter: 100 };

export function createStore(settings: Partial<StoreSettings> = {}) {
  const { storage = browserStorage(), isSidebarOpen = DEFAULT_LAYOUT.isSidebarOpen } = settings;
  const extraArgument = createApiEnvironment(settings, storage, {
    token: () => readSession(storage).token,
    start: (session) => void store.dispatch(sessionStarted(session)),
    identify: (user) => void store.dispatch(userIdentified(user)),
    amend: (changes) => void store.dispatch(userAmended(changes)),
    leave: () => void store.dispatch(departureBegun()),
    isLeaving: () => store.getState().auth.status === 'leaving',
    end: (signOutReason) => void store.dispatch(sessionEnded(signOutReason)),
  });
  const store = configureStore({
    reducer,
    preloadedState: {
      auth: authStateOf(readSession(storage)),
      layout: readLayout(storage, { ...DEFAULT_LAYOUT, isSidebarOpen }),
    },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument }, serializableCheck: CHECKS, immutableCheck: CHECKS })
        .prepend(forgetOthersData, persistSlices(storage))
        .concat(dragomanApi.middleware),
  });
  // stored from the start, the default too (specification, section 3)
  writeColorMode(storage, store.getState().layout.colorMode);
  return Object.assign(store, { storage, tokens: extraArgument.tokens });
}

/** Data read for one person must not be shown to the next. */
const forgetOthersData: Middleware<object, Pick<RootState, 'auth'>> = (api) => (next) => (action) => {
  const before = api.getState().auth.userId;
  const result = next(action);
  if (before !== null && api.getState().auth.userId !== before)
    api.dispatch(dragomanApi.util.resetApiState());
  return result;
};

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<AppStore>();

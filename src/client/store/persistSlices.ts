import type { Middleware, Dispatch } from '@reduxjs/toolkit';
import {
  type AuthState,
  sessionEnded,
  sessionStarted,
  userAmended,
  userIdentified,
  sessionFollowed,
} from './authSlice';
import { type LayoutState, colorModeSet } from './layoutSlice';
import { writeColorMode, readColorMode } from './storedColorMode';
import { writeLayout } from './storedLayout';
import { wipeStorage, writeSession, writeUser, readSession } from './storedSession';

/** Keeps what the slices know in storage, in the same breath: who holds the token lock may rely on it. */
export function persistSlices(
  storage: Storage,
): Middleware<object, { auth: AuthState; layout: LayoutState }> {
  return (api) => (next) => (action) => {
    const { layout: before, auth: authBefore } = api.getState();
    const result = next(action);
    const { auth, layout } = api.getState();
    // A visitor's typed text and the person's own actions are not for the next person, who may sign in before they are signed out.
    const isAnother = authBefore.userId !== null && authBefore.userId !== auth.userId;
    if (isAnother || (authBefore.token === null) !== (auth.token === null)) wipeTab();
    if (sessionStarted.match(action)) {
      if (isAnother) wipeStorage(storage);
      writeSession(storage, action.payload);
    }
    if (userIdentified.match(action)) writeUser(storage, action.payload);
    if (userAmended.match(action) && auth.user) writeUser(storage, auth.user);
    if (sessionEnded.match(action)) wipeStorage(storage);
    if (before.colorMode !== layout.colorMode) writeColorMode(storage, layout.colorMode);
    // Signed out, a browser keeps the colour mode alone.
    if (before !== layout && auth.token !== null) writeLayout(storage, layout);
    return result;
  };
}

function wipeTab(): void {
  try {
    window.sessionStorage.clear();
  } catch {
    // no window, or one whose storage is forbidden and so empty
  }
}

/**
 * Takes over sign-in, renewal, sign-out and colour mode from other tabs; the answer stops it. A page that the browser kept while
 * another one was shown has heard nothing of them, and looks when it is shown again.
 */
export function followOtherTabs(dispatch: Dispatch, storage: Storage, page: EventTarget): () => void {
  const follow = (event: Event) => {
    const { key } = event as StorageEvent;
    // null: another tab cleared the storage as a whole
    if (key === null || key === 'authToken') dispatch(sessionFollowed(readSession(storage)));
    if (key === 'colorMode') dispatch(colorModeSet(readColorMode(storage)));
  };
  const shownAgain = (event: Event) => {
    if ((event as PageTransitionEvent).persisted) dispatch(sessionFollowed(readSession(storage)));
  };
  page.addEventListener('storage', follow);
  page.addEventListener('pageshow', shownAgain);
  return () => {
    page.removeEventListener('storage', follow);
    page.removeEventListener('pageshow', shownAgain);
  };
}

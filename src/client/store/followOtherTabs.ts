import type { Dispatch } from '@reduxjs/toolkit';
import { sessionFollowed } from './authSlice';
import { colorModeSet } from './layoutSlice';
import { readColorMode } from './storedColorMode';
import { readSession } from './storedSession';

/** Takes over sign-in, renewal, sign-out and colour mode from other tabs; the answer stops it. */
export function followOtherTabs(dispatch: Dispatch, storage: Storage, page: EventTarget): () => void {
  const follow = (event: Event) => {
    const { key } = event as StorageEvent;
    // null: another tab cleared the storage as a whole
    if (key === null || key === 'authToken') dispatch(sessionFollowed(readSession(storage)));
    if (key === 'colorMode') dispatch(colorModeSet(readColorMode(storage)));
  };
  page.addEventListener('storage', follow);
  return () => page.removeEventListener('storage', follow);
}

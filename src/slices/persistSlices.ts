import { type Middleware } from '@reduxjs/toolkit';
import { sessionEnded, sessionStarted, userIdentified } from './authSlice';
import type { LayoutState } from './layoutSlice';
import { wipeStorage, writeSession, writeUser } from './storedSession';
import { writeLayout } from './storedLayout';

/** Keeps what the slices know in storage, in the same breath: who holds the token lock may rely on it. */
export function persistSlices(storage: Storage): Middleware<object, { layout: LayoutState }> {
  return (api) => (next) => (action) => {
    const before = api.getState().layout;
    const result = next(action);
    const after = api.getState().layout;
    if (sessionStarted.match(action)) writeSession(storage, action.payload);
    if (userIdentified.match(action)) writeUser(storage, action.payload);
    if (sessionEnded.match(action)) wipeStorage(storage);
    if (before !== after) writeLayout(storage, after);
    return result;
  };
}

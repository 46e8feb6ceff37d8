import { dragomanApi } from '../../src/client/api/base/dragomanApi';
import { sessionStarted } from '../../src/client/store/authSlice';
import { memoryStorage } from '../../src/client/store/browserStorage';
import { createStore, type StoreSettings } from '../../src/client/store/store';
import { type Answer, fakeServer } from './fakeServer';
import { clientPerson } from './people';
import { aToken } from './token';
import { whenTestEnds } from './whenTestEnds';

/** 2030-01-01T00:00:00Z in seconds, when every token here is issued. */
export const ISSUED_AT = 1_893_456_000;

/** The real store against a fake server, with a clock that a test moves. */
export function apiStage(answers: Record<string, Answer>, settings: Partial<StoreSettings> = {}) {
  const server = fakeServer(answers);
  const storage = settings.storage ?? memoryStorage();
  const clock = { now: ISSUED_AT * 1000 };
  const common: Partial<StoreSettings> = {
    storage,
    host: 'http://fake.example',
    fetch: server.fetch,
    now: () => clock.now,
    pause: () => Promise.resolve(),
    ...settings,
  };
  const openTab = () => {
    const tab = createStore(common);
    // what the cache keeps for a minute would keep jest waiting as long
    whenTestEnds(() => void tab.dispatch(dragomanApi.util.resetApiState()));
    return tab;
  };
  const store = openTab();
  const signIn = (token = aToken({ issuedAt: ISSUED_AT })) => {
    store.dispatch(sessionStarted({ token, user: clientPerson }));
    store.tokens.notice();
    return token;
  };
  return { server, storage, clock, store, openTab, signIn };
}

import { dragomanApi } from '../../src/api/dragomanApi';
import { sessionStarted } from '../../src/slices/authSlice';
import { memoryStorage } from '../../src/slices/browserStorage';
import { type AppStore, createStore, type StoreSettings } from '../../src/store';
import { type Answer, fakeServer } from './fakeServer';
import { clientPerson } from './people';
import { aToken } from './token';

/** 2030-01-01T00:00:00Z in seconds, when every token here is issued. */
export const ISSUED_AT = 1_893_456_000;

const opened: AppStore[] = [];

// What the cache keeps for a minute would keep jest waiting as long.
afterEach(() => {
  for (const store of opened.splice(0)) store.dispatch(dragomanApi.util.resetApiState());
});

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
    opened.push(tab);
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

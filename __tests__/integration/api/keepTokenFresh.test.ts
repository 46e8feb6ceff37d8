import { keepTokenFresh } from '../../../src/client/app/area/keepTokenFresh';
import type { TokenKeeper } from '../../../src/client/api/base/ApiEnvironment';

const MINUTE = 60_000;

beforeEach(() => jest.useFakeTimers({ now: 0 }));
afterEach(() => jest.useRealTimers());

/** A keeper whose token is due at a time that the test sets, and for an hour longer once it was renewed. */
function aKeeper(firstDue: number | null) {
  const state = { due: firstDue, renewals: [] as number[] };
  const tokens: TokenKeeper = {
    dueAt: () => state.due,
    notice: () => {},
    replace: () => Promise.resolve({ data: null }),
    current: () => {
      state.renewals.push(Date.now());
      state.due = Date.now() + 60 * MINUTE;
      return Promise.resolve('new');
    },
  };
  return { state, tokens };
}

test('the token is renewed when it is due, again and again, without any call being made', async () => {
  const { state, tokens } = aKeeper(90_000);
  const stop = keepTokenFresh(tokens, new EventTarget());
  await jest.advanceTimersByTimeAsync(62 * MINUTE);
  stop();
  expect(state.renewals).toEqual([90_000, 90_000 + 60 * MINUTE]);
});

test.each(['visibilitychange', 'pageshow', 'online', 'focus'])(
  'after a sleep in which timers stood still, %s makes up for them',
  async (event) => {
    const { state, tokens } = aKeeper(30 * MINUTE);
    const page = new EventTarget();
    const stop = keepTokenFresh(tokens, page);
    jest.setSystemTime(40 * MINUTE);
    page.dispatchEvent(new Event(event));
    await jest.advanceTimersByTimeAsync(0);
    stop();
    expect(state.renewals).toEqual([40 * MINUTE]);
  },
);

test('while nobody is signed in nothing is renewed, and a sign-in is noticed within a minute', async () => {
  const { state, tokens } = aKeeper(null);
  const stop = keepTokenFresh(tokens, new EventTarget());
  await jest.advanceTimersByTimeAsync(10 * MINUTE);
  expect(state.renewals).toEqual([]);
  state.due = 10 * MINUTE + 1;
  await jest.advanceTimersByTimeAsync(MINUTE + 1000);
  stop();
  expect(state.renewals).toHaveLength(1);
});

test('a renewal that fails is tried again a minute later, not in a loop', async () => {
  let tries = 0;
  const tokens: TokenKeeper = {
    dueAt: () => 0,
    notice: () => {},
    replace: () => Promise.resolve({ data: null }),
    current: () => Promise.resolve(String((tries += 1))),
  };
  const stop = keepTokenFresh(tokens, new EventTarget());
  await jest.advanceTimersByTimeAsync(3 * MINUTE);
  stop();
  expect(tries).toBe(3);
});

test('once stopped, neither time nor waking does anything', async () => {
  const { state, tokens } = aKeeper(1000);
  const page = new EventTarget();
  keepTokenFresh(tokens, page)();
  await jest.advanceTimersByTimeAsync(5 * MINUTE);
  page.dispatchEvent(new Event('focus'));
  expect(state.renewals).toEqual([]);
});

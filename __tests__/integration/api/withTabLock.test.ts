import { withTabLock } from '../../../src/client/api/base/createApiEnvironment';

/** Node has no locks of its own, as a browser on an insecure origin has none. */
test('without the browser’s locks, work in one tab takes turns in the order in which it came', async () => {
  expect(globalThis.navigator?.locks).toBeUndefined();
  const log: string[] = [];
  const work = (name: string) => async () => {
    log.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 5));
    log.push(`${name} ends`);
    return name;
  };
  const results = await Promise.all([withTabLock(work('one')), withTabLock(work('two'))]);
  expect(results).toEqual(['one', 'two']);
  expect(log).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
});

test('work that fails does not hold up what comes after it', async () => {
  const failing = withTabLock(() => Promise.reject(new Error('no')));
  const next = withTabLock(() => Promise.resolve('next'));
  await expect(failing).rejects.toThrow('no');
  await expect(next).resolves.toBe('next');
});

describe('with the browser’s locks', () => {
  const request = jest.fn((_name: string, work: () => unknown) => Promise.resolve(work()));
  beforeEach(() =>
    Object.defineProperty(globalThis, 'navigator', { value: { locks: { request } }, configurable: true }),
  );
  afterEach(() => Reflect.deleteProperty(globalThis, 'navigator'));

  test('work waits for the one lock that all tabs share', async () => {
    await expect(withTabLock(() => Promise.resolve(7))).resolves.toBe(7);
    expect(request.mock.calls.map(([name]) => name)).toEqual(['dragoman.token']);
  });
});

import { apiHost } from '../../../src/client/api/base/apiHost';
import { openApi } from '../../../src/client/api/openApi';
import { memoryStorage } from '../../../src/client/store/browserStorage';
import { createStore } from '../../../src/client/store/store';
import { success } from '../../support/fakeServer';

/** Node has no address bar; a page has. */
function standAt(origin: string): void {
  Object.defineProperty(globalThis, 'location', { value: { origin }, configurable: true });
}
afterEach(() => Reflect.deleteProperty(globalThis, 'location'));

test('the host is one fixed setting, production: the origin that the page came from', async () => {
  standAt('https://dragoman.example');
  const asked: string[] = [];
  const fetch = (input: unknown) => {
    asked.push(String(input));
    return Promise.resolve(success({ time: '2030-01-01T00:00:00.000Z' }));
  };
  const store = createStore({ storage: memoryStorage(), fetch: fetch });
  await store.dispatch(openApi.endpoints.ping.initiate());
  expect(apiHost()).toBe('https://dragoman.example');
  expect(asked).toEqual(['https://dragoman.example/v2/api/open/ping']);
});

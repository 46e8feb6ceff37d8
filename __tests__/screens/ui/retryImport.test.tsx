import { retryImport } from '../../../src/client/ui/loading/retryImport';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const failing = (times: number) =>
  jest.fn(() => (times-- > 0 ? Promise.reject(new Error('tunnel')) : Promise.resolve('chunk')));

test('a chunk that does not come is asked for again', async () => {
  const load = failing(2);
  const loading = retryImport(load);
  await jest.runAllTimersAsync();
  await expect(loading).resolves.toBe('chunk');
  expect(load).toHaveBeenCalledTimes(3);
});

test('after the third time it is given up', async () => {
  const load = failing(3);
  const loading = retryImport(load);
  const outcome = expect(loading).rejects.toThrow('tunnel');
  await jest.runAllTimersAsync();
  await outcome;
  expect(load).toHaveBeenCalledTimes(3);
});

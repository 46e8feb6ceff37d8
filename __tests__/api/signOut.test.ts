import { userApi } from '../../src/api/userApi';
import { apiStage } from '../support/apiStage';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('signing out over a network that hangs wipes the storage after five seconds', async () => {
  const { store, storage, signIn } = apiStage({ '/v2/api/user/sign_out': () => new Promise(() => {}) });
  signIn();
  void store.dispatch(userApi.endpoints.signOut.initiate());
  await jest.advanceTimersByTimeAsync(4900);
  expect(storage.getItem('authToken')).not.toBeNull();
  await jest.advanceTimersByTimeAsync(200);
  expect(storage.length).toBe(0);
});

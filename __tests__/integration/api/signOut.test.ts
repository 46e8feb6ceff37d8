import { userApi } from '../../../src/client/api/userApi';
import { apiStage } from '../../support/apiStage';
import { refusal, success } from '../../support/fakeServer';
import { keysOf } from '../../support/keysOf';
import { clientPerson } from '../../support/people';

const SIGN_OUT = '/v2/api/user/sign_out';
const RENEW = '/v2/api/user/token';
const WHO = '/v2/api/user/who_am_i';
const { signOut, whoAmI } = userApi.endpoints;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('signing out over a network that hangs wipes the storage after five seconds', async () => {
  const { store, storage, signIn } = apiStage({ [SIGN_OUT]: () => new Promise(() => {}) });
  signIn();
  void store.dispatch(signOut.initiate());
  await jest.advanceTimersByTimeAsync(4900);
  expect(storage.getItem('authToken')).not.toBeNull();
  await jest.advanceTimersByTimeAsync(200);
  expect(keysOf(storage)).toEqual(['colorMode']);
});

test('from the moment of signing out nothing more is asked with the old session', async () => {
  let answer: (response: Response) => void = () => {};
  const held = new Promise<Response>((resolve) => (answer = resolve));
  const { server, store, signIn } = apiStage({
    [SIGN_OUT]: () => held,
    [WHO]: () => refusal('UNAUTHENTICATED'),
  });
  signIn();
  void store.dispatch(signOut.initiate());
  await jest.advanceTimersByTimeAsync(10);
  void store.dispatch(whoAmI.initiate(undefined, { forceRefetch: true, subscribe: false }));
  await jest.advanceTimersByTimeAsync(10);
  answer(success(null));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(server.calls.map(({ path }) => path)).toEqual([SIGN_OUT]);
  expect(store.getState().auth).toMatchObject({ token: null, status: 'ended' });
});

test('a read that the closed session refuses while signing out is not mended by a renewal', async () => {
  let refuse: (response: Response) => void = () => {};
  const held = new Promise<Response>((resolve) => (refuse = resolve));
  const { server, store, signIn } = apiStage({ [SIGN_OUT]: () => success(null), [WHO]: () => held });
  signIn();
  void store.dispatch(whoAmI.initiate(undefined, { forceRefetch: true, subscribe: false }));
  await jest.advanceTimersByTimeAsync(10);
  server.answers[SIGN_OUT] = async () => {
    refuse(refusal('UNAUTHENTICATED'));
    await jest.advanceTimersByTimeAsync(10);
    return success(null);
  };
  void store.dispatch(signOut.initiate());
  await jest.advanceTimersByTimeAsync(10_000);
  expect(server.calls.map(({ path }) => path)).toEqual([WHO, SIGN_OUT]);
});

test('a sign-out that the server refuses ends the session all the same, without another call', async () => {
  const { server, store, storage, signIn } = apiStage({ [SIGN_OUT]: () => refusal('UNAUTHENTICATED') });
  signIn();
  void store.dispatch(signOut.initiate());
  await jest.advanceTimersByTimeAsync(100);
  expect(server.calls.map(({ path }) => path)).toEqual([SIGN_OUT]);
  expect(keysOf(storage)).toEqual(['colorMode']);
});

test('a sign-out that the server did not hear of is told by the cookie', async () => {
  const away = () => Promise.reject(new Error('away'));
  const { server, store, storage, signIn } = apiStage(
    { [SIGN_OUT]: away, [RENEW]: away },
    { pause: () => new Promise((resolve) => setTimeout(resolve, 1000)) },
  );
  signIn();
  void store.dispatch(signOut.initiate());
  await jest.advanceTimersByTimeAsync(2000);
  expect(keysOf(storage)).toEqual(['colorMode']);
  server.answers[RENEW] = () => success({ token: 'by the cookie', user: clientPerson });
  server.answers[SIGN_OUT] = () => success(null);
  server.calls.length = 0;
  await jest.advanceTimersByTimeAsync(600_000);
  expect(server.calls.map(({ path }) => path)).toEqual([RENEW, SIGN_OUT]);
  expect(keysOf(storage)).toEqual(['colorMode']);
});

import { bookingApi } from '../../../src/client/api/bookingApi';
import { clientApi } from '../../../src/client/api/clientApi';
import { interpreterApi } from '../../../src/client/api/interpreterApi';
import { userApi } from '../../../src/client/api/userApi';
import { aBooking } from '../../support/aBooking';
import { apiStage } from '../../support/apiStage';
import { bookingRequest } from '../../support/bookingRequest';
import { success } from '../../support/fakeServer';
import { clientPerson, interpreterPerson } from '../../support/people';

const ADD = '/v2/api/client/client/add';
const LIST = '/v2/api/interpretator/interpreter/get';
const LOGIN = '/v2/api/user/login';
const world = {
  clientEmail: clientPerson.email,
  clientId: clientPerson.id,
  interpreterId: interpreterPerson.id,
  bookingId: aBooking().id,
};

test('a call goes to the path and with the method that the contract gives it, as JSON', async () => {
  const { server, store, signIn } = apiStage({ '/v2/api/booking/accept': () => success(aBooking()) });
  signIn();
  await store.dispatch(bookingApi.endpoints.acceptBooking.initiate({ id: aBooking().id }));
  expect(server.calls).toMatchObject([
    { path: '/v2/api/booking/accept', method: 'POST', body: { id: aBooking().id } },
  ]);
  expect(server.calls[0]?.headers.get('content-type')).toBe('application/json');
});

test('a call without payload sends an empty object', async () => {
  const { server, store, signIn } = apiStage({ [LIST]: () => success([]) });
  signIn();
  await store.dispatch(interpreterApi.endpoints.getInterpreters.initiate());
  expect(server.calls[0]?.body).toEqual({});
});

test.each([
  [null, 'en-US'],
  ['ja-JP', 'ja-JP'],
  ['es-MX', 'es-MX'],
  ['fr-FR', 'en-US'],
])('with %s as the stored language every call asks for %s', async (stored, asked) => {
  const { server, store, storage } = apiStage({ [LOGIN]: () => success({ token: 't', user: clientPerson }) });
  if (stored) storage.setItem('language', stored);
  await store.dispatch(userApi.endpoints.login.initiate({ email: 'a@b.example', password: 'x' }));
  expect(server.calls[0]?.headers.get('accept-language')).toBe(asked);
});

test('the stored token is sent as a Bearer, also where an older build stored it in quotes', async () => {
  const { server, store, storage, signIn } = apiStage({ [LIST]: () => success([]) });
  const token = signIn();
  storage.setItem('authToken', `"${token}"`);
  await store.dispatch(interpreterApi.endpoints.getInterpreters.initiate());
  expect(server.calls[0]?.headers.get('authorization')).toBe(`Bearer ${token}`);
});

test('without a stored token no authorization is sent, and what needs a sign-in is not sent at all', async () => {
  const { server, store } = apiStage({ [LOGIN]: () => success({ token: 't', user: clientPerson }) });
  const answer = await store.dispatch(interpreterApi.endpoints.getInterpreters.initiate());
  expect(answer.error).toMatchObject({ code: 'UNAUTHENTICATED', status: 401 });
  expect(server.calls).toEqual([]);
  await store.dispatch(userApi.endpoints.login.initiate({ email: 'a@b.example', password: 'x' }));
  expect(server.calls[0]?.headers.has('authorization')).toBe(false);
});

test('a write that may be repeated carries its key, and outlives its page', async () => {
  const { server, store, signIn } = apiStage({ [ADD]: () => success(aBooking()) });
  signIn();
  const call = { request: bookingRequest(world), idempotencyKey: 'key-1' };
  await store.dispatch(clientApi.endpoints.addBooking.initiate(call));
  expect(server.calls[0]?.headers.get('idempotency-key')).toBe('key-1');
  expect(server.calls[0]?.body).toEqual(call.request);
  expect(server.calls[0]?.keepalive).toBe(true);
});

test('an answer is unwrapped to its data', async () => {
  const { store, signIn } = apiStage({ [ADD]: () => success(aBooking()) });
  signIn();
  const call = { request: bookingRequest(world), idempotencyKey: 'key-1' };
  const { data } = await store.dispatch(clientApi.endpoints.addBooking.initiate(call));
  expect(data).toEqual(aBooking());
});

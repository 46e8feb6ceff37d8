import { accountApi } from '../../../src/client/api/accountApi';
import { publicSignUpApi } from '../../../src/client/api/publicSignUpApi';
import { selectAuthStatus, selectUser } from '../../../src/client/store/authSlice';
import { apiStage, ISSUED_AT } from '../../support/apiStage';
import { refusal, success } from '../../support/fakeServer';
import { clientPerson } from '../../support/people';
import { aToken } from '../../support/token';

const TOKEN = aToken({ issuedAt: ISSUED_AT });
const session = () => success({ token: TOKEN, user: clientPerson });
const { email } = clientPerson;
const { endpoints } = accountApi;

const SIGNING_IN = [
  ['verify_code', endpoints.verifyCode.initiate({ email, code: '123456' })],
  ['verify_magic_code', endpoints.verifyMagicCode.initiate({ email, code: '123456' })],
  ['magic_token', endpoints.redeemMagicToken.initiate({ token: 'from a mail' })],
] as const;

test.each(SIGNING_IN)('%s signs in', async (call, start) => {
  const { store, storage } = apiStage({ [`/v2/api/user/${call}`]: session });
  await store.dispatch(start as never);
  expect(selectAuthStatus(store.getState())).toBe('signedIn');
  expect(selectUser(store.getState())).toEqual(clientPerson);
  expect(storage.getItem('authToken')).toBe(TOKEN);
});

test.each(SIGNING_IN)('%s, refused, signs nobody in', async (call, start) => {
  const { store, storage } = apiStage({ [`/v2/api/user/${call}`]: () => refusal('WRONG_CODE') });
  await store.dispatch(start as never);
  expect(selectAuthStatus(store.getState())).toBe('signedOut');
  expect(storage.getItem('authToken')).toBeNull();
});

const change = endpoints.changePassword.initiate({
  email,
  current_password: 'Dragoman1!',
  new_password: 'Bridge-Of-Words-9',
});
const CHANGE = '/v2/api/user/update_default_password';

test('a changed password ends the session here too, because its token is dead', async () => {
  const { store, storage, signIn } = apiStage({ [CHANGE]: () => success(null) });
  signIn(TOKEN);
  await store.dispatch(change);
  expect(storage.getItem('authToken')).toBeNull();
});

test('a password that was not changed leaves the session as it is', async () => {
  const { store, storage, signIn } = apiStage({ [CHANGE]: () => refusal('WRONG_CURRENT_PASSWORD') });
  signIn(TOKEN);
  await store.dispatch(change);
  expect(storage.getItem('authToken')).toBe(TOKEN);
});

test('the newsletter is asked for without a session', async () => {
  const { store, server } = apiStage({ '/v1/api/public/public/sign_up': () => success(null) });
  await store.dispatch(publicSignUpApi.endpoints.requestSubscription.initiate({ email }));
  expect(server.callsTo('/v1/api/public/public/sign_up')).toHaveLength(1);
});

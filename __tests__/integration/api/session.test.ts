import { userApi } from '../../../src/client/api/userApi';
import { selectAuthStatus, selectSignOutReason, selectUser } from '../../../src/client/store/authSlice';
import { apiStage, ISSUED_AT } from '../../support/apiStage';
import { type Answer, refusal, success, unreachable } from '../../support/fakeServer';
import { clientPerson } from '../../support/people';
import { aToken } from '../../support/token';
import { keysOf } from '../../support/keysOf';

const WHO = '/v2/api/user/who_am_i';
const LOGIN = '/v2/api/user/login';
const SIGN_OUT = '/v2/api/user/sign_out';
const TOKEN = aToken({ issuedAt: ISSUED_AT });

const ask = userApi.endpoints.whoAmI.initiate();
const login = userApi.endpoints.login.initiate({ email: clientPerson.email, password: 'Dragoman1!' });

/** A page that was opened with a token from before. */
function reopened(answers: Record<string, Answer>) {
  const before = apiStage(answers);
  before.signIn(TOKEN);
  return { ...before, store: before.openTab() };
}

test('with a stored token it is not known who is there until who_am_i has said so', async () => {
  const { store } = reopened({ [WHO]: () => success({ result: true, user: clientPerson }) });
  expect(selectAuthStatus(store.getState())).toBe('identifying');
  expect(selectUser(store.getState())).toBeNull();
  await store.dispatch(ask);
  expect(selectAuthStatus(store.getState())).toBe('signedIn');
  expect(selectUser(store.getState())).toEqual(clientPerson);
});

/** A refusal in a few words, as from a server that knows none of our codes. */
const tells = (body: unknown, status = 200) => Response.json(body, { status });

test.each<[string, Answer]>([
  ['is refused with 403', () => refusal('FORBIDDEN')],
  ['is refused with 404', () => refusal('NOT_FOUND')],
  ['is refused with 400', () => refusal('INVALID')],
  ['is refused without a status', () => refusal('WRONG_CREDENTIALS')],
  ['finds nobody at all', () => tells('gone', 404)],
  ['answers a false envelope', () => tells({ result: false, message: 'no', data: null })],
  [
    'answers a false envelope around somebody',
    () =>
      tells({ result: false, message: 'no', user: clientPerson, data: { result: true, user: clientPerson } }),
  ],
  ['answers a false result beside somebody', () => success({ result: false, user: clientPerson })],
  ['answers no data', () => tells({ result: true, message: '' })],
  ['answers somebody without a name', () => success({ result: true, user: { group_id: 100 } })],
  ['answers a false result', () => success({ result: false, user: null })],
  ['answers no user', () => success({ result: true, user: null })],
  ['answers an unknown group', () => success({ result: true, user: { ...clientPerson, group_id: 300 } })],
  ['answers nonsense', () => new Response('<html>')],
])('who_am_i that %s clears the token, and says why', async (_how, answer) => {
  const { store, storage } = reopened({ [WHO]: answer });
  await store.dispatch(ask);
  expect(storage.getItem('authToken')).toBeNull();
  expect(selectAuthStatus(store.getState())).toBe('signedOut');
  expect(selectSignOutReason(store.getState())).toBe('notIdentified');
});

test.each<[string, Answer]>([
  ['is not reached', unreachable],
  ['is away', () => refusal('UNAVAILABLE')],
  ['fails', () => refusal('INTERNAL')],
  ['is asked too often', () => refusal('TOO_MANY_REQUESTS')],
  ['fails without a word', () => new Response('<html>', { status: 500 })],
  ['hides behind a proxy', () => new Response('<html>', { status: 502 })],
])(
  'a server that %s says nothing about the session, which stays until it is asked again',
  async (_how, answer) => {
    const { store, storage, server } = reopened({ [WHO]: answer });
    await store.dispatch(ask);
    expect(storage.getItem('authToken')).toBe(TOKEN);
    expect(selectAuthStatus(store.getState())).toBe('identifying');
    server.answers[WHO] = () => success({ result: true, user: clientPerson });
    await store.dispatch(userApi.endpoints.whoAmI.initiate(undefined, { forceRefetch: true }));
    expect(selectAuthStatus(store.getState())).toBe('signedIn');
  },
);

test('signing in stores every session value, and who is there is known at once', async () => {
  const { store, storage } = apiStage({ [LOGIN]: () => success({ token: TOKEN, user: clientPerson }) });
  await store.dispatch(login);
  const stored = Object.fromEntries(keysOf(storage).map((key) => [key, storage.getItem(key)]));
  expect(stored).toEqual({
    authToken: TOKEN,
    colorMode: 'light',
    emailId: 'client@dragoman.example',
    groupId: '100',
    userName: 'Clara Client',
    userRoles: '["client"]',
    userInfo: JSON.stringify({
      first_name: 'Clara',
      last_name: 'Client',
      email: 'client@dragoman.example',
      role: 'client',
      photo_url: null,
    }),
    userId: clientPerson.id,
  });
  expect(selectUser(store.getState())).toEqual(clientPerson);
});

test('a wrong pair changes nothing', async () => {
  const { store, storage } = apiStage({ [LOGIN]: () => refusal('WRONG_CREDENTIALS') });
  expect((await store.dispatch(login)).error).toMatchObject({ code: 'WRONG_CREDENTIALS', status: 200 });
  expect(keysOf(storage)).toEqual(['colorMode']);
  expect(selectAuthStatus(store.getState())).toBe('signedOut');
});

test.each<[string, Answer]>([
  ['has ended it', () => success(null)],
  ['is not reached', unreachable],
])(
  'signing out asks the server with the token, and wipes the storage when the server %s',
  async (_how, answer) => {
    const { store, storage, server, signIn } = apiStage({ [SIGN_OUT]: answer });
    signIn(TOKEN);
    await store.dispatch(userApi.endpoints.signOut.initiate());
    expect(server.calls.map(({ headers }) => headers.get('authorization'))).toEqual([`Bearer ${TOKEN}`]);
    expect(keysOf(storage)).toEqual(['colorMode']);
    expect(selectAuthStatus(store.getState())).toBe('ended');
  },
);

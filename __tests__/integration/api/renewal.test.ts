import { bookingApi } from '../../../src/client/api/bookingApi';
import { interpreterApi } from '../../../src/client/api/interpreterApi';
import { userApi } from '../../../src/client/api/userApi';
import { selectAuthStatus } from '../../../src/client/store/authSlice';
import { aBooking } from '../../support/aBooking';
import { apiStage, ISSUED_AT } from '../../support/apiStage';
import { type Answer, refusal, success, unreachable } from '../../support/fakeServer';
import { clientPerson } from '../../support/people';
import { aToken } from '../../support/token';

const LIST = '/v2/api/interpretator/interpreter/get';
const ACCEPT = '/v2/api/booking/accept';
const RENEW = '/v2/api/user/token';
const MINUTE = 60_000;

const OLD = aToken({ issuedAt: ISSUED_AT, id: 'old' });
const NEW = aToken({ issuedAt: ISSUED_AT, id: 'new' });
const renewed: Answer = () => success({ token: NEW, user: clientPerson });
const bearer = ({ headers }: { headers: Headers }) => headers.get('authorization')?.replace('Bearer ', '');
const onlyFor =
  (token: string, data: unknown): Answer =>
  (call) =>
    bearer(call) === token ? success(data) : refusal('UNAUTHENTICATED');

const { getInterpreters } = interpreterApi.endpoints;
const { acceptBooking } = bookingApi.endpoints;
const write = acceptBooking.initiate({ id: aBooking().id });

test('a token is used as it is while it has life enough', async () => {
  const { server, store, clock, signIn } = apiStage({ [LIST]: () => success([]), [RENEW]: renewed });
  signIn(OLD);
  await store.dispatch(getInterpreters.initiate());
  clock.now += 54 * MINUTE;
  await store.dispatch(getInterpreters.initiate(undefined, { forceRefetch: true }));
  expect(server.calls.map(bearer)).toEqual([OLD, OLD]);
});

test('a token about to run out is renewed before the call, which goes out with the new one', async () => {
  const { server, store, clock, signIn, storage } = apiStage({
    [ACCEPT]: () => success(aBooking()),
    [RENEW]: renewed,
  });
  signIn(OLD);
  clock.now += 56 * MINUTE;
  await store.dispatch(write);
  expect(server.calls.map(({ path }) => path)).toEqual([RENEW, ACCEPT]);
  expect(server.calls.map(bearer)).toEqual([OLD, NEW]);
  expect(storage.getItem('authToken')).toBe(NEW);
  expect(store.getState().auth).toMatchObject({ token: NEW, user: clientPerson, status: 'signedIn' });
});

test('many calls at once renew once', async () => {
  const { server, store, clock, signIn } = apiStage({
    [LIST]: onlyFor(NEW, []),
    [ACCEPT]: onlyFor(NEW, aBooking()),
    [RENEW]: renewed,
  });
  signIn(OLD);
  clock.now += 56 * MINUTE;
  const answers = await Promise.all([store.dispatch(getInterpreters.initiate()), store.dispatch(write)]);
  expect(answers.map(({ error }) => error)).toEqual([undefined, undefined]);
  expect(server.callsTo(RENEW)).toHaveLength(1);
});

test('a clock that is years off renews no sooner and no later', async () => {
  const { server, store, clock, signIn } = apiStage({ [RENEW]: renewed });
  clock.now = 0;
  signIn(OLD);
  clock.now += 54 * MINUTE;
  await store.tokens.current();
  expect(server.calls).toEqual([]);
  clock.now += 2 * MINUTE;
  await store.tokens.current();
  expect(server.callsTo(RENEW)).toHaveLength(1);
});

test('a 401 is mended by one renewal, and the refused call is sent again with the new token', async () => {
  const { server, store, signIn } = apiStage({ [ACCEPT]: onlyFor(NEW, aBooking()), [RENEW]: renewed });
  signIn(OLD);
  const { data } = await store.dispatch(write);
  expect(data).toEqual(aBooking());
  expect(server.calls.map(({ path }) => path)).toEqual([ACCEPT, RENEW, ACCEPT]);
});

test('a 401 that the renewal does not mend wipes all but language and colour mode, and ends the session', async () => {
  const refused: Answer = () => refusal('UNAUTHENTICATED');
  const { server, store, storage, signIn } = apiStage({ [LIST]: refused, [RENEW]: refused });
  signIn(OLD);
  for (const [key, value] of [
    ['language', 'ja-JP'],
    ['colorMode', 'dark'],
    ['bookingDraft', '{}'],
  ] as const) {
    storage.setItem(key, value);
  }
  await store.dispatch(getInterpreters.initiate());
  expect(server.calls.map(({ path }) => path)).toEqual([LIST, RENEW]);
  expect(Array.from({ length: storage.length }, (_, i) => storage.key(i)).sort()).toEqual([
    'colorMode',
    'language',
  ]);
  expect(selectAuthStatus(store.getState())).toBe('ended');
});

test('a renewal that gives somebody else’s token ends the session: the page is not theirs', async () => {
  const [ours, theirs] = ['ada', 'bob'].map((person) => aToken({ issuedAt: ISSUED_AT, person }));
  const { server, store, storage, signIn } = apiStage({
    [ACCEPT]: onlyFor(String(theirs), aBooking()),
    [RENEW]: () => success({ token: theirs, user: clientPerson }),
  });
  signIn(String(ours));
  await store.dispatch(write);
  expect(server.calls.map(({ path }) => path)).toEqual([ACCEPT, RENEW]);
  expect(storage.getItem('authToken')).toBeNull();
  expect(selectAuthStatus(store.getState())).toBe('ended');
});

test('a second 401 in a row ends the session instead of going round', async () => {
  const { server, store, signIn } = apiStage({
    [ACCEPT]: () => refusal('UNAUTHENTICATED'),
    [RENEW]: renewed,
  });
  signIn(OLD);
  await store.dispatch(write);
  expect(server.calls.map(({ path }) => path)).toEqual([ACCEPT, RENEW, ACCEPT]);
  expect(selectAuthStatus(store.getState())).toBe('ended');
});

test.each<[string, Answer, string]>([
  ['the network is away', unreachable, 'NETWORK'],
  ['the server is away', () => refusal('UNAVAILABLE'), 'UNAVAILABLE'],
  ['the answer is nonsense', () => new Response('?'), 'MALFORMED_ANSWER'],
  ['there were too many', () => refusal('TOO_MANY_REQUESTS'), 'TOO_MANY_REQUESTS'],
])('a renewal that fails because %s leaves the session as it was', async (_why, answer, code) => {
  const { store, storage, signIn } = apiStage({
    [ACCEPT]: () => refusal('UNAUTHENTICATED'),
    [RENEW]: answer,
  });
  signIn(OLD);
  const { error } = await store.dispatch(write);
  expect(error).toMatchObject({ code });
  expect(storage.getItem('authToken')).toBe(OLD);
  expect(selectAuthStatus(store.getState())).toBe('signedIn');
});

test('a token that could not be renewed early is used for as long as it lives', async () => {
  const { server, store, clock, signIn } = apiStage({
    [LIST]: onlyFor(OLD, []),
    [RENEW]: () => refusal('UNAUTHENTICATED'),
  });
  signIn(OLD);
  clock.now += 56 * MINUTE;
  for (const forceRefetch of [true, true]) {
    const { data } = await store.dispatch(getInterpreters.initiate(undefined, { forceRefetch }));
    expect(data).toEqual([]);
  }
  expect(server.callsTo(RENEW)).toHaveLength(1);
  expect(selectAuthStatus(store.getState())).toBe('signedIn');
});

test('the renewal can be asked for by itself', async () => {
  const { store, signIn } = apiStage({ [RENEW]: renewed });
  signIn(OLD);
  expect((await store.dispatch(userApi.endpoints.renewToken.initiate())).data).toBe(NEW);
});

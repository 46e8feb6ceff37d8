import { interpreterApi } from '../../../src/client/api/interpreterApi';
import { userApi } from '../../../src/client/api/userApi';
import { selectAuthStatus } from '../../../src/client/store/authSlice';
import { apiStage, ISSUED_AT } from '../../support/apiStage';
import { type Answer, refusal, success } from '../../support/fakeServer';
import { clientPerson } from '../../support/people';
import { aToken } from '../../support/token';
import { sharedLock } from '../../support/sharedLock';

const LIST = '/v2/api/interpretator/interpreter/get';
const RENEW = '/v2/api/user/token';
const SIGN_OUT = '/v2/api/user/sign_out';
const SHORT_LIFE = 10;

/** Each renewal gives another token, and only the newest one is good. */
function rotatingServer() {
  let newest = aToken({ issuedAt: ISSUED_AT, lifetime: SHORT_LIFE, id: 't0' });
  let renewals = 0;
  const isNewest: Answer = ({ headers }) =>
    headers.get('authorization') === `Bearer ${newest}` ? success([]) : refusal('UNAUTHENTICATED');
  const renew: Answer = () => {
    renewals += 1;
    newest = aToken({ issuedAt: ISSUED_AT, lifetime: SHORT_LIFE, id: `t${renewals}` });
    return success({ token: newest, user: clientPerson });
  };
  return { first: newest, renewals: () => renewals, answers: { [LIST]: isNewest, [RENEW]: renew } };
}

const read = () => interpreterApi.endpoints.getInterpreters.initiate(undefined, { forceRefetch: true });

test('two tabs whose token runs out together renew it by one request and go on with the same one', async () => {
  const { first, renewals, answers } = rotatingServer();
  const { store: one, openTab, clock, signIn, storage } = apiStage(answers, { withTabLock: sharedLock() });
  signIn(first);
  const other = openTab();
  for (let round = 1; round <= 3; round += 1) {
    clock.now += 9000;
    const reads = await Promise.all(
      [one, other].flatMap((tab) => [tab.dispatch(read()), tab.dispatch(read())]),
    );
    expect(reads.map(({ error }) => error)).toEqual([undefined, undefined, undefined, undefined]);
    expect(renewals()).toBe(round);
  }
  expect(storage.getItem('authToken')).toContain('t3');
});

test('two tabs refused with a 401 together are mended by one renewal', async () => {
  const { renewals, answers } = rotatingServer();
  const { store: one, openTab, signIn } = apiStage(answers, { withTabLock: sharedLock() });
  signIn(aToken({ issuedAt: ISSUED_AT, id: 'revoked' }));
  const other = openTab();
  const reads = await Promise.all([one.dispatch(read()), other.dispatch(read())]);
  expect(reads.map(({ error }) => error)).toEqual([undefined, undefined]);
  expect(renewals()).toBe(1);
});

test('a renewal under way does not bring back a session that another tab has ended', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const { first, answers } = rotatingServer();
  const {
    store: one,
    openTab,
    signIn,
    storage,
  } = apiStage(
    {
      ...answers,
      [RENEW]: (call) => held.then(() => answers[RENEW](call)),
      [SIGN_OUT]: () => success(null),
    },
    { withTabLock: sharedLock() },
  );
  signIn(first);
  const other = openTab();
  const renewing = one.tokens.replace(first);
  await other.dispatch(userApi.endpoints.signOut.initiate());
  release();
  expect(await renewing).toEqual({ data: null });
  expect(storage.getItem('authToken')).toBeNull();
});

test('a tab that comes to a 401 after another has signed out does not wipe what came since', async () => {
  const { first, answers } = rotatingServer();
  const { store, signIn, storage } = apiStage(
    { ...answers, [LIST]: () => refusal('UNAUTHENTICATED') },
    { withTabLock: sharedLock() },
  );
  signIn(first);
  const reading = store.dispatch(read());
  storage.removeItem('authToken');
  storage.setItem('bookingDraft', 'of the next person');
  expect((await reading).error).toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(storage.getItem('bookingDraft')).toBe('of the next person');
  expect(selectAuthStatus(store.getState())).toBe('signedIn');
});

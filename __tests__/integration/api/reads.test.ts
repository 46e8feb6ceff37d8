import { bookingApi } from '../../../src/client/api/bookingApi';
import { interpreterApi } from '../../../src/client/api/interpreterApi';
import { aBooking } from '../../support/aBooking';
import { apiStage } from '../../support/apiStage';
import { type Answer, refusal, success, unreachable } from '../../support/fakeServer';

const LIST = '/v2/api/interpretator/interpreter/get';
const ACCEPT = '/v2/api/booking/accept';
const task = () => new Promise((resolve) => setTimeout(resolve, 5));

const { getInterpreters } = interpreterApi.endpoints;
const { acceptBooking } = bookingApi.endpoints;

test.each<[string, Answer]>([
  ['the network', unreachable],
  ['the server', () => refusal('UNAVAILABLE')],
])('a read is tried again while %s is away, and then gives its answer', async (_what, away) => {
  let failures = 2;
  const { server, store, signIn } = apiStage({
    [LIST]: (call) => (failures-- > 0 ? away(call) : success([])),
  });
  signIn();
  const { data } = await store.dispatch(getInterpreters.initiate());
  expect(data).toEqual([]);
  expect(server.calls).toHaveLength(3);
});

test('a read gives up after three more tries, with growing pauses between them', async () => {
  const pauses: number[] = [];
  const pause = (attempt: number) => Promise.resolve(void pauses.push(attempt));
  const { server, store, signIn } = apiStage({ [LIST]: unreachable }, { pause });
  signIn();
  const { error } = await store.dispatch(getInterpreters.initiate());
  expect(error).toMatchObject({ code: 'NETWORK' });
  expect(server.calls).toHaveLength(4);
  expect(pauses).toEqual([1, 2, 3]);
});

test.each(['NOT_FOUND', 'INTERNAL', 'TOO_MANY_REQUESTS'] as const)(
  'a read refused with %s is not tried again',
  async (code) => {
    const { server, store, signIn } = apiStage({ [LIST]: () => refusal(code) });
    signIn();
    await store.dispatch(getInterpreters.initiate());
    expect(server.calls).toHaveLength(1);
  },
);

test('a write is sent once, whatever happens to it', async () => {
  const { server, store, signIn } = apiStage({ [ACCEPT]: unreachable });
  signIn();
  const { error } = await store.dispatch(acceptBooking.initiate({ id: aBooking().id }));
  expect(error).toMatchObject({ code: 'NETWORK' });
  expect(server.calls).toHaveLength(1);
});

test('a read whose screen is gone goes on, and its answer serves the next screen', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const { server, store, signIn } = apiStage({ [LIST]: () => held.then(() => success([])) });
  signIn();
  store.dispatch(getInterpreters.initiate()).unsubscribe();
  await task();
  expect(server.calls[0]?.signal?.aborted).toBe(false);
  const read = store.dispatch(getInterpreters.initiate());
  release();
  expect((await read).data).toEqual([]);
  expect(server.calls).toHaveLength(1);
});

test('a write has nothing that could cancel it, and comes to its end when its screen is gone', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const { server, store, signIn } = apiStage({
    [ACCEPT]: () => held.then(() => success(aBooking({ status: 'confirmed' }))),
  });
  signIn();
  const write = store.dispatch(acceptBooking.initiate({ id: aBooking().id }));
  write.reset();
  await task();
  expect(server.calls[0]?.signal).toBeUndefined();
  release();
  expect((await write).data).toMatchObject({ status: 'confirmed' });
});

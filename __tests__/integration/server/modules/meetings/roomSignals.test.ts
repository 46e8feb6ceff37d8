import { setTimeout as sleep } from 'node:timers/promises';
import { readSignals } from '../../../../../src/shared/contract/bookings/room';
import { sendGuestSignal } from '../../../../../src/shared/contract/bookings/roomGuests';
import { SIGNAL_MAX_BYTES } from '../../../../../src/shared/domain/booking/meetingRoom';
import { LIVE_CHANNEL, Notice } from '../../../../../src/server/platform/effects/writeEffects';
import { newRoomScene, type RoomScene } from '../../../../support/roomScene';
import { openTestDatabaseTwice } from '../../../../support/testDatabase';
import { startTestServer, type TestServer } from '../../../../support/testServer';

let server: TestServer;
/** another process on the same database */
let second: TestServer;
let scene: RoomScene;
let [one, two] = ['', ''];
beforeAll(async () => {
  const [db, again] = await openTestDatabaseTwice();
  server = await startTestServer({ db, settings: { LOGIN_TRIES_PER_ADDRESS: '100000' } });
  second = await startTestServer({ db: await again(), clock: server.clock });
});
beforeEach(async () => {
  scene = await newRoomScene(server);
  [one, two] = [await scene.enter(scene.client), await scene.enter(scene.interpreter)];
});
afterAll(async () => {
  await second.close();
  await server.close();
});

describe('signals', () => {
  it('arrive in order, once, and are forgotten when they were read', async () => {
    for (const number of [1, 2, 3]) await scene.send(scene.client, one, two, number);
    // The answer was lost, so the page sends it again.
    await scene.send(scene.client, one, two, 2);
    await scene.send(scene.client, one, two, 3);
    expect(await scene.heard(scene.interpreter, two)).toEqual(['1 {"n":1}', '2 {"n":2}', '3 {"n":3}']);
    expect(await scene.heard(scene.interpreter, two, 2)).toEqual(['3 {"n":3}']);
    expect(await scene.heard(scene.interpreter, two, 0)).toEqual(['3 {"n":3}']);
    await scene.send(scene.client, one, two, 4);
    expect(await scene.heard(scene.interpreter, two, 3)).toEqual(['4 {"n":4}']);
    expect(await scene.heard(scene.client, one)).toEqual([]);
  });

  it('are numbered without a gap for their addressee, whoever sends at once', async () => {
    const { visit, token } = await scene.guestInside();
    const both = [1, 2, 3, 4].flatMap((number) => [
      scene.send(scene.client, one, two, number),
      server.call(sendGuestSignal, { token, visit_id: visit, to: two, number, body: 'guest' }),
    ]);
    await Promise.all(both);
    const { signals } = (await scene.read(scene.interpreter, two)).data();
    expect(signals.map(({ seq }) => seq)).toEqual(signals.map((_each, index) => index + 1));
    for (const from of [one, visit]) expect(signals.some((each) => each.from === from)).toBe(true);
  });

  it('are read by their addressee alone, and go to nobody outside the room', async () => {
    await scene.send(scene.client, one, two, 1);
    const foreign = await newRoomScene(server);
    scene.moveTo(scene.booking.startsAt, 1);
    expect((await scene.read(scene.client, two)).refusal().code).toBe('NOT_FOUND');
    expect((await scene.read(foreign.client, two)).refusal().code).toBe('NOT_FOUND');
    expect((await scene.send(foreign.client, one, two, 2)).refusal().code).toBe('NOT_FOUND');
    scene.moveTo(foreign.booking.startsAt, 1);
    const elsewhere = await foreign.enter(foreign.client);
    const own = await foreign.enter(foreign.interpreter);
    expect((await foreign.send(foreign.client, elsewhere, two, 1)).refusal().code).toBe('NOT_FOUND');
    expect((await foreign.send(foreign.client, elsewhere, elsewhere, 1)).refusal().code).toBe('NOT_FOUND');
    expect((await foreign.send(foreign.client, elsewhere, own, 1)).status).toBe(200);
  });

  it('have at most 64 KB in UTF-8, and are text', async () => {
    expect((await scene.send(scene.client, one, two, 1, 'x'.repeat(SIGNAL_MAX_BYTES))).status).toBe(200);
    for (const body of [
      'x'.repeat(SIGNAL_MAX_BYTES + 1),
      '€'.repeat(SIGNAL_MAX_BYTES / 2),
      '\u0000',
      '\uD800',
      '',
    ]) {
      expect((await scene.send(scene.client, one, two, 2, body)).status).toBe(400);
    }
    expect((await scene.send(scene.client, one, two, 2, 'x'.repeat(200 * 1024))).status).toBe(413);
    expect((await scene.heard(scene.interpreter, two)).length).toBe(1);
  });

  it('are told to their addressee, with the commit, and hold nothing of what they say', async () => {
    const told: Notice[] = [];
    const stop = await server.context.db.listen(LIVE_CHANNEL, {
      onNotice: (notice) => void told.push(Notice.parse(JSON.parse(notice))),
      onGap: () => undefined,
    });
    await scene.send(scene.client, one, two, 1, 'the words of a signal');
    for (let waited = 0; told.length === 0 && waited < 5000; waited += 10) await sleep(10);
    const { meeting_id: id } = await scene.look();
    expect(told).toEqual([{ to: [scene.interpreter.id], news: { type: 'signal', id } }]);
    await stop();
  });

  it('pass through any server of the same database', async () => {
    await scene.send(scene.client, one, two, 1, 'first');
    const wish = { visit_id: two, after: 0 };
    const answer = await second.call(readSignals, wish, await scene.as(scene.interpreter));
    expect(answer.data().signals).toEqual([{ seq: 1, from: one, body: 'first' }]);
  });
});

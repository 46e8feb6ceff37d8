import { randomUUID } from 'node:crypto';
import {
  MOST_SIGNALS_A_MINUTE,
  MOST_WAITING_SIGNALS,
  SIGNAL_MAX_BYTES,
  SIGNALS_A_PIECE,
} from '../../../../../src/shared/domain/booking/meetingRoom';
import { newRoomScene, type RoomScene } from '../../../../support/roomScene';
import { startTestServer, type TestServer } from '../../../../support/testServer';

let server: TestServer;
let scene: RoomScene;
let [one, two] = ['', ''];
beforeAll(async () => {
  server = await startTestServer({ settings: { LOGIN_TRIES_PER_ADDRESS: '1000' } });
});
beforeEach(async () => {
  scene = await newRoomScene(server);
  [one, two] = [await scene.enter(scene.client), await scene.enter(scene.interpreter)];
});
afterAll(() => server.close());

describe('a flood of signals', () => {
  it('waits in a queue that is bounded, a piece of which is read at a time', async () => {
    for (let number = 1; number <= MOST_WAITING_SIGNALS; number += 1) {
      await scene.send(scene.client, one, two, number, 's');
    }
    const refused = await scene.send(scene.client, one, two, MOST_WAITING_SIGNALS + 1);
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBe('1');
    const first = (await scene.read(scene.interpreter, two)).data();
    expect([first.signals.length, first.has_more]).toEqual([SIGNALS_A_PIECE, true]);
    await scene.read(scene.interpreter, two, SIGNALS_A_PIECE);
    expect((await scene.send(scene.client, one, two, MOST_WAITING_SIGNALS + 1)).status).toBe(200);
  }, 60_000);

  it('holds no more bytes than two megabytes for one page', async () => {
    const most = 2 * 1024 * 1024;
    const body = 'x'.repeat(SIGNAL_MAX_BYTES);
    const fit = most / SIGNAL_MAX_BYTES;
    for (let number = 1; number <= fit; number += 1) await scene.send(scene.client, one, two, number, body);
    expect((await scene.send(scene.client, one, two, fit + 1, 'x')).status).toBe(429);
    expect((await scene.send(scene.interpreter, two, one, 1)).status).toBe(200);
  });

  it('is limited for each person, however fast they send', async () => {
    const statuses: number[] = [];
    // many at a time: on a slow machine the minute would be over before
    while (statuses.length < MOST_SIGNALS_A_MINUTE + 20) {
      const next = Array.from({ length: 20 }, (_, place) => statuses.length + place + 1);
      const answers = next.map((number) => scene.send(scene.interpreter, two, randomUUID(), number, 's'));
      statuses.push(...(await Promise.all(answers)).map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    expect(statuses.indexOf(429)).toBe(MOST_SIGNALS_A_MINUTE);
    expect((await scene.send(scene.client, one, two, 1)).status).toBe(200);
  }, 60_000);
});

import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { sendGuestSignal } from '../../../../../src/shared/contract/bookings/roomGuests';
import {
  MOST_SIGNALS_A_MINUTE,
  MOST_WAITING_OF_ONE,
  MOST_WAITING_SIGNAL_BYTES,
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
  it('waits in a queue that is bounded for each sender, a piece of which is read at a time', async () => {
    const guest = await scene.guestInside();
    for (let number = 1; number <= MOST_WAITING_OF_ONE; number += 1) {
      await scene.send(scene.client, one, two, number, 's');
    }
    const refused = await scene.send(scene.client, one, two, MOST_WAITING_OF_ONE + 1);
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBe('1');
    const others = { token: guest.token, visit_id: guest.visit, to: two, number: 1, body: 's' };
    expect((await server.call(sendGuestSignal, others)).status).toBe(200);
    const first = (await scene.read(scene.interpreter, two)).data();
    expect([first.signals.length, first.has_more]).toEqual([SIGNALS_A_PIECE, true]);
    await scene.read(scene.interpreter, two, SIGNALS_A_PIECE);
    expect((await scene.send(scene.client, one, two, MOST_WAITING_OF_ONE + 1)).status).toBe(200);
  }, 60_000);

  it('holds no more bytes than a megabyte of one sender for one page', async () => {
    const body = 'x'.repeat(SIGNAL_MAX_BYTES);
    const fit = MOST_WAITING_SIGNAL_BYTES / 2 / SIGNAL_MAX_BYTES;
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

  it('is not begun anew with page after page: one person enters twenty times a minute', async () => {
    const enter = async (count: number) => {
      const statuses: number[] = [];
      for (let each = 0; each < count; each += 1) statuses.push((await scene.tryEnter(scene.client)).status);
      return statuses;
    };
    expect(await enter(19)).toEqual(Array.from({ length: 19 }, () => 200));
    expect(await enter(1)).toEqual([429]);
    expect((await scene.tryEnter(scene.interpreter)).status).toBe(200);
  }, 60_000);

  it('who comes and goes leaves few lines, the last of which are known', async () => {
    const scene = await newRoomScene(server);
    const { id, token, visit } = await scene.guestInside();
    const { queries } = server.context.db;
    await sql`INSERT INTO room_visits (id, meeting_id, guest_id, entered_at, seen_at, left_at, left_why)
      SELECT gen_random_uuid(), meeting_id, guest_id, entered_at, seen_at, entered_at - n * interval '1 second', 'elsewhere'
      FROM room_visits, generate_series(1, 500) AS n WHERE id = ${visit}`.execute(queries);
    expect((await scene.tryEnterAsGuest(token)).status).toBe(200);
    const left = queries
      .selectFrom('room_visits')
      .select('id')
      .where('guest_id', '=', id)
      .where('left_at', 'is not', null);
    expect(await left.execute()).toHaveLength(20);
    expect((await scene.tryEnterAsGuest(token, visit)).refusal().code).toBe('ROOM_LEFT');
  });
});

import { randomUUID } from 'node:crypto';
import { exportOwnData } from '../../../../../src/shared/contract/account/ownData';
import { getIceServers, setRoomMode } from '../../../../../src/shared/contract/bookings/room';
import { joinSession } from '../../../../../src/shared/contract/bookings/session';
import { listBookingEvents } from '../../../../../src/server/modules/bookings/service/bookingEvents';
import { forgetInRooms } from '../../../../../src/server/modules/meetings/service/roomsInTime';
import { newRoomScene } from '../../../../support/roomScene';
import { startTestServer, type TestServer } from '../../../../support/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings: { LOGIN_TRIES_PER_ADDRESS: '100000' } });
});
afterAll(() => server.close());

describe('entering', () => {
  it('is not possible before the room opens, and checks in from then on', async () => {
    const scene = await newRoomScene(server, -16);
    const refusal = (await scene.tryEnter(scene.client)).refusal();
    expect(refusal).toMatchObject({ code: 'ROOM_CLOSED', data: { phase: 'early' } });
    scene.moveTo(scene.booking.startsAt, -15);
    await scene.enter(scene.interpreter);
    await scene.enter(scene.client);
    expect(await scene.look()).toMatchObject({
      phase: 'open',
      mode: 'consecutive',
      languages: ['English', 'Spanish'],
      people: [
        { role: 'interpreter', name: 'Ines Ruiz', is_there: true },
        { role: 'client', name: 'Ada Client', is_there: true },
      ],
      places_left: 4,
    });
    expect((await scene.history()).slice(2)).toEqual(['interpreter join', 'client enter']);
  });

  it('keeps for the history who came late, and nobody who was punctual', async () => {
    const scene = await newRoomScene(server, 4);
    await scene.enter(scene.client);
    scene.moveTo(scene.booking.startsAt, 7);
    await scene.enter(scene.interpreter);
    await scene.enter(scene.interpreter);
    expect((await scene.history()).slice(2)).toEqual(['client join', 'interpreter enter 7']);
  });

  it('puts out the page that the same person had open before, and says so to it alone', async () => {
    const scene = await newRoomScene(server);
    const other = await scene.enter(scene.interpreter);
    const older = await scene.enter(scene.client);
    await scene.send(scene.interpreter, other, older, 1);
    const newer = await scene.enter(scene.client);
    expect((await scene.look()).people.map(({ visit_id }) => visit_id)).toEqual([other, newer]);
    const refused = { code: 'ROOM_LEFT', data: { why: 'elsewhere' } };
    expect((await scene.read(scene.client, older)).refusal()).toMatchObject(refused);
    expect((await scene.send(scene.client, older, other, 1)).refusal()).toMatchObject(refused);
    // It cannot take the place back by itself, or two pages would do so in turns for ever.
    expect((await scene.tryEnter(scene.client, older)).refusal()).toMatchObject(refused);
    expect(await scene.heard(scene.client, newer)).toEqual([]);
    expect((await scene.tryEnter(scene.client, newer)).status).toBe(200);
  });

  it('leaves one page of a person inside, however many enter at once', async () => {
    const scene = await newRoomScene(server);
    const tries = await Promise.all([1, 2, 3, 4, 5].map(() => scene.tryEnter(scene.client)));
    expect(tries.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await scene.look()).people).toHaveLength(1);
  });

  it('is no business of strangers, nor of another meeting’s people', async () => {
    const scene = await newRoomScene(server);
    const foreign = await newRoomScene(server);
    expect((await scene.tryEnter(foreign.client)).refusal().code).toBe('NOT_FOUND');
    scene.moveTo(scene.booking.startsAt, 1);
    const visit = await scene.enter(scene.client);
    // The same page cannot be in another room, nor be somebody else's.
    expect((await scene.tryEnter(scene.interpreter, visit)).refusal().code).toBe('NOT_FOUND');
    expect((await scene.read(scene.interpreter, visit)).refusal().code).toBe('NOT_FOUND');
    expect((await scene.leave(scene.interpreter, visit)).refusal().code).toBe('NOT_FOUND');
    expect((await scene.look()).people).toHaveLength(1);
  });

  it('is refused for a meeting on another platform', async () => {
    const scene = await newRoomScene(server);
    const { queries } = server.context.db;
    await queries
      .updateTable('bookings')
      .set({ host_platform: 'Zoom' })
      .where('id', '=', scene.booking.id)
      .execute();
    expect((await scene.tryEnter(scene.client)).refusal().code).toBe('NO_ROOM');
    expect((await scene.invite()).refusal().code).toBe('NO_ROOM');
  });
});

describe('the mode', () => {
  it('is chosen by either party, before the meeting and in it, and not afterwards', async () => {
    const scene = await newRoomScene(server, -600);
    const choose = async (who: typeof scene.client, mode: 'consecutive' | 'simultaneous') =>
      server.call(setRoomMode, { booking_id: scene.booking.id, mode }, await scene.as(who));
    expect((await choose(scene.client, 'simultaneous')).data().mode).toBe('simultaneous');
    scene.moveTo(scene.booking.startsAt, 1);
    expect((await choose(scene.interpreter, 'consecutive')).data().mode).toBe('consecutive');
    scene.moveTo(scene.booking.endsAt, 1);
    expect((await choose(scene.client, 'simultaneous')).refusal()).toMatchObject({
      code: 'ROOM_CLOSED',
      data: { phase: 'over' },
    });
  });
});

test('nobody makes the others’ pages busy by changing the room all the time', async () => {
  const scene = await newRoomScene(server, -600);
  const choose = async (number: number) => {
    const mode = number % 2 === 0 ? 'consecutive' : 'simultaneous';
    return server.call(setRoomMode, { booking_id: scene.booking.id, mode }, await scene.as(scene.client));
  };
  let number = 1;
  while (number < 100 && (await choose(number)).status === 200) number += 1;
  expect(number).toBe(61);
  expect((await scene.look()).phase).toBe('early');
  expect((await scene.invite(scene.interpreter)).status).toBe(200);
});

describe('the end', () => {
  it('is told by the interpreter, puts everybody out, and leaves no signal behind', async () => {
    const scene = await newRoomScene(server, 20);
    const [one, two] = [await scene.enter(scene.client), await scene.enter(scene.interpreter)];
    await scene.send(scene.client, one, two, 1);
    expect((await scene.end(scene.client)).status).toBe(403);
    expect((await scene.end(scene.interpreter)).data()).toMatchObject({
      phase: 'over',
      people: [],
      links: [],
    });
    expect((await scene.read(scene.client, one)).refusal()).toMatchObject({
      code: 'ROOM_LEFT',
      data: { why: 'over' },
    });
    expect((await scene.tryEnter(scene.client)).refusal().code).toBe('ROOM_CLOSED');
    const left = server.context.db.queries.selectFrom('room_signals').selectAll().where('to_visit', '=', two);
    expect(await left.execute()).toEqual([]);
    expect((await scene.history()).at(-1)).toBe('interpreter end');
  });

  it('is told before the start by nobody', async () => {
    const scene = await newRoomScene(server, -10);
    await scene.enter(scene.interpreter);
    expect((await scene.end(scene.interpreter)).refusal().code).toBe('WRONG_STATUS');
    expect((await scene.look()).phase).toBe('open');
  });

  it('comes with the end of its time where the interpreter is gone', async () => {
    const scene = await newRoomScene(server, 2);
    await scene.enter(scene.client);
    scene.moveTo(scene.booking.endsAt, 0);
    expect((await scene.look()).phase).toBe('over');
    await scene.timePasses();
    expect((await scene.history()).slice(2).sort()).toEqual([
      'client join',
      'interpreter absent',
      'time complete',
    ]);
    await scene.timePasses();
    expect(await scene.history()).toHaveLength(5);
  });

  it('waits for the interpreter who stays, and the history says how long', async () => {
    const scene = await newRoomScene(server, 55);
    const [one, two] = [await scene.enter(scene.client), await scene.enter(scene.interpreter)];
    scene.moveTo(scene.booking.endsAt, 1);
    await scene.read(scene.interpreter, two);
    await scene.timePasses();
    expect((await scene.look()).phase).toBe('overtime');
    // A party that was cut off comes back; nobody is asked for a check-in.
    const again = await scene.enter(scene.client);
    expect((await scene.send(scene.interpreter, two, again, 1)).status).toBe(200);
    expect((await scene.read(scene.client, one)).refusal().code).toBe('ROOM_LEFT');
    scene.moveTo(scene.booking.endsAt, 2.5);
    await scene.read(scene.interpreter, two);
    scene.moveTo(scene.booking.endsAt, 4.2);
    await scene.leave(scene.interpreter, two);
    expect(await scene.look()).toMatchObject({ phase: 'over', people: [] });
    expect((await scene.history()).filter((line) => line.includes('overtime'))).toEqual(['time overtime 4']);
  });

  it('is told by the interpreter after the agreed time, which the history keeps once, to the second', async () => {
    const scene = await newRoomScene(server, 56);
    const [, visit] = [await scene.enter(scene.client), await scene.enter(scene.interpreter)];
    scene.moveTo(scene.booking.endsAt, 0.3);
    await scene.read(scene.interpreter, visit);
    await scene.timePasses();
    expect((await scene.end(scene.client)).status).toBe(403);
    expect((await scene.end(scene.interpreter)).data().phase).toBe('over');
    expect((await scene.end(scene.interpreter)).refusal().code).toBe('ROOM_CLOSED');
    const lines = ['client join 56', 'interpreter enter 56', 'time complete', 'interpreter end_overtime'];
    expect((await scene.history()).slice(2)).toEqual(lines);
    const { interpreter_id, id, endsAt } = scene.booking;
    const last = (await listBookingEvents(server.context.db.queries, interpreter_id, id)).at(-1);
    expect(last?.actor_id).toBe(scene.interpreter.id);
    expect(Number(last?.at) - Date.parse(endsAt)).toBe(18_000);
  });

  it('comes at the latest two hours after the agreed one', async () => {
    const scene = await newRoomScene(server, 55);
    const visit = await scene.enter(scene.interpreter);
    scene.moveTo(scene.booking.endsAt, 121);
    const refusal = (await scene.read(scene.interpreter, visit)).status;
    expect(refusal).toBe(200);
    expect((await scene.look()).phase).toBe('over');
    expect((await scene.tryEnter(scene.interpreter)).refusal().code).toBe('ROOM_CLOSED');
  });

  it('finds for the history who left early and did not come back, and who never came', async () => {
    const scene = await newRoomScene(server, 1);
    const [one, two] = [await scene.enter(scene.client), await scene.enter(scene.interpreter)];
    scene.moveTo(scene.booking.endsAt, -30);
    await scene.leave(scene.client, one);
    await scene.leave(scene.client, one);
    await scene.leave(scene.interpreter, two);
    scene.moveTo(scene.booking.endsAt, -20);
    await scene.enter(scene.interpreter);
    scene.moveTo(scene.booking.endsAt, 3);
    await scene.timePasses();
    expect((await scene.history()).filter((line) => /early|absent/.test(line))).toEqual([
      'client leave_early 30',
    ]);
  });

  it('lets a meeting that nobody used be', async () => {
    const scene = await newRoomScene(server, 1);
    const { token } = await scene.as(scene.client);
    await server.call(joinSession, { id: scene.booking.id }, { token });
    scene.moveTo(scene.booking.endsAt, 1);
    await scene.timePasses();
    expect((await scene.history()).filter((line) => /early|absent/.test(line))).toEqual([
      'interpreter absent',
    ]);
  });
});

describe('what is kept', () => {
  it('is forgotten a day after the meeting, and signals after ten minutes', async () => {
    const scene = await newRoomScene(server, 1);
    const { queries } = server.context.db;
    const [one, two] = [await scene.enter(scene.client), await scene.enter(scene.interpreter)];
    await scene.guest();
    await scene.send(scene.client, one, two, 1);
    scene.moveTo(scene.booking.startsAt, 12);
    await scene.timePasses();
    expect(await scene.heard(scene.interpreter, two)).toEqual([]);
    await scene.end(scene.interpreter);
    const { meeting_id } = await scene.look();
    const kept = async () =>
      Promise.all(
        (['room_visits', 'room_guests', 'room_links'] as const).map(async (table) => {
          const rows = await queries
            .selectFrom(table)
            .select('id')
            .where('meeting_id', '=', meeting_id)
            .execute();
          return rows.length;
        }),
      );
    expect(await kept()).toEqual([2, 1, 1]);
    scene.moveTo(scene.booking.endsAt, 25 * 60);
    await scene.timePasses();
    expect(await kept()).toEqual([0, 0, 0]);
  });

  it('goes along with a person’s data, and goes with their account', async () => {
    const scene = await newRoomScene(server);
    const { queries } = server.context.db;
    await scene.leave(scene.client, await scene.enter(scene.client));
    await scene.guest();
    const { room_visits } = (await server.call(exportOwnData, {}, await scene.as(scene.client))).data();
    expect(room_visits).toEqual([{ entered_at: expect.any(String), left_at: expect.any(String) }]);
    await queries.transaction().execute((each) => forgetInRooms(each, scene.client.id));
    const { meeting_id } = await scene.look(scene.interpreter);
    for (const table of ['room_visits', 'room_links', 'room_guests'] as const) {
      const left = queries.selectFrom(table).select('id').where('meeting_id', '=', meeting_id);
      expect(await left.execute()).toEqual([]);
    }
  });

  it('gives nobody a relay who is not in the room', async () => {
    const scene = await newRoomScene(server);
    const visit_id = await scene.enter(scene.client);
    const ask = async (who: typeof scene.client, visit: string) =>
      server.call(getIceServers, { visit_id: visit }, await scene.as(who));
    expect((await ask(scene.client, visit_id)).data()).toEqual({
      servers: [],
      has_relay: false,
      expires_at: null,
    });
    expect((await ask(scene.interpreter, visit_id)).refusal().code).toBe('NOT_FOUND');
    expect((await ask(scene.client, randomUUID())).refusal().code).toBe('NOT_FOUND');
    await scene.leave(scene.client, visit_id);
    expect((await ask(scene.client, visit_id)).refusal().code).toBe('ROOM_LEFT');
  });
});

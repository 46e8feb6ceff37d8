import { randomUUID } from 'node:crypto';
import { LIVE_CLOSE } from '../../../../../src/shared/contract/base/live';
import { closeOverdueRooms } from '../../../../../src/server/modules/meetings/service/roomsInTime';
import { openLine, type Line } from '../../../../support/openLine';
import { newRoomScene } from '../../../../support/roomScene';
import { startListeningTestServer } from '../../../../support/testServer';

let server: Awaited<ReturnType<typeof startListeningTestServer>>;
const lines: Line[] = [];
beforeAll(async () => {
  server = await startListeningTestServer({ settings: { LOGIN_TRIES_PER_ADDRESS: '1000' } });
});
afterEach(() => {
  for (const { socket } of lines.splice(0)) socket.terminate();
});
afterAll(() => server.close());

const guestLine = async (token: string, missedMs = 0) => {
  const line = await openLine(server.url, { says: JSON.stringify({ type: 'guest', token, missedMs }) });
  lines.push(line);
  return line;
};

test('a guest’s page hears of its meeting’s room and of its own signals, and of nothing else', async () => {
  const scene = await newRoomScene(server);
  const { meeting_id: id } = await scene.look();
  const { token, id: guest } = await scene.guest();
  const line = await guestLine(token);
  await line.hears({ type: 'ready' });
  await scene.admit(guest);
  await line.hears({ type: 'room', id });
  const visit = randomUUID();
  await scene.tryEnterAsGuest(token, visit);
  const client = await scene.enter(scene.client);
  const interpreter = await scene.enter(scene.interpreter);
  line.heard.length = 0;
  await scene.send(scene.client, client, interpreter, 1);
  await scene.send(scene.client, client, visit, 2);
  await line.hears({ type: 'signal', id });
  expect(line.heard.filter(({ type }) => type !== 'room')).toEqual([{ type: 'signal', id }]);
  // It may not follow anybody's free times.
  line.socket.send(JSON.stringify({ type: 'watch', interpreterIds: [scene.interpreter.id], isPair: false }));
  expect(await line.ended).toBe(LIVE_CLOSE.misunderstood);
});

test('a guest who is put out hears that, and nothing of what follows, and has no line from then on', async () => {
  const scene = await newRoomScene(server);
  const { token, id } = await scene.guestInside();
  const other = await scene.guestInside();
  const [line, otherLine] = [await guestLine(token), await guestLine(other.token)];
  await Promise.all([line, otherLine].map((each) => each.hears({ type: 'ready' })));
  await scene.remove(id);
  await Promise.all([line, otherLine].map((each) => each.hears({ type: 'room' })));
  line.heard.length = 0;
  otherLine.heard.length = 0;
  await scene.enter(scene.client);
  await otherLine.hears({ type: 'room' });
  expect(line.heard).toEqual([]);
  expect(await (await guestLine(token)).ended).toBe(LIVE_CLOSE.unauthenticated);
  expect(await (await guestLine('m'.repeat(43))).ended).toBe(LIVE_CLOSE.unauthenticated);
});

test('both parties hear when somebody enters, asks to be let in, or leaves', async () => {
  const scene = await newRoomScene(server);
  const { meeting_id: id } = await scene.look();
  const line = await openLine(server.url, await scene.as(scene.interpreter));
  lines.push(line);
  await line.hears({ type: 'ready' });
  const heard = async (what: () => Promise<unknown>) => {
    line.heard.length = 0;
    await what();
    await line.hears({ type: 'room', id });
  };
  let visit = '';
  await heard(async () => (visit = await scene.enter(scene.client)));
  await heard(() => scene.guest());
  await heard(() => scene.leave(scene.client, visit));
});

test('a page that ends without a word left when it was last seen, where the other one was still there', async () => {
  const scene = await newRoomScene(server);
  const [one, two] = [await scene.enter(scene.client), await scene.enter(scene.interpreter)];
  scene.moveTo(scene.booking.endsAt, -30);
  await scene.read(scene.interpreter, two);
  scene.moveTo(scene.booking.endsAt, -2);
  await scene.read(scene.client, one);
  scene.moveTo(scene.booking.endsAt, 3);
  await scene.timePasses();
  expect((await scene.history()).filter((line) => /early|absent/.test(line))).toEqual([
    'interpreter leave_early 30',
  ]);
});

test('an interpreter who stays alone makes no meeting longer', async () => {
  const scene = await newRoomScene(server, 56);
  const [one, two] = [await scene.enter(scene.client), await scene.enter(scene.interpreter)];
  scene.moveTo(scene.booking.endsAt, 1);
  await scene.read(scene.interpreter, two);
  scene.moveTo(scene.booking.endsAt, 2.5);
  await scene.read(scene.interpreter, two);
  await scene.leave(scene.client, one);
  for (const minute of [4, 5.5, 7, 8.5]) {
    scene.moveTo(scene.booking.endsAt, minute);
    await scene.read(scene.interpreter, two);
  }
  await scene.leave(scene.interpreter, two);
  expect((await scene.history()).filter((line) => line.includes('overtime'))).toEqual(['time overtime 2']);
});

test('a room in which it goes on keeps no other one from being closed', async () => {
  const long = await newRoomScene(server);
  const over = await newRoomScene(server, 50);
  const before = (instant: string) => new Date(Date.parse(instant) - 60_000);
  const { queries } = server.context.db;
  await queries
    .updateTable('bookings')
    .set({ starts_at: before(over.booking.startsAt), ends_at: before(over.booking.endsAt) })
    .where('id', '=', long.booking.id)
    .execute();
  const visit = await long.enter(long.interpreter);
  long.moveTo(over.booking.endsAt, 1);
  await long.read(long.interpreter, visit);
  await closeOverdueRooms(server.context, 1);
  expect(await over.history()).toContain('interpreter absent');
  expect((await long.look()).phase).toBe('overtime');
});

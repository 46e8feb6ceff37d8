import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import * as booking from '../../../../../src/shared/contract/bookings/booking';
import { addBooking } from '../../../../../src/shared/contract/bookings/client';
import * as message from '../../../../../src/shared/contract/bookings/message';
import { signOut } from '../../../../../src/shared/contract/account/user';
import { expireOverdue } from '../../../../../src/server/modules/bookings/service/expireOverdue';
import { inTransaction } from '../../../../../src/server/db/inTransaction';
import type { User } from '../../../../../src/server/modules/account/service/users';
import { bookingRequest } from '../../../../support/bookingRequest';
import { updateAvailability } from '../../../../../src/shared/contract/bookings/availability';
import { openLine, type Line } from '../../../../support/openLine';
import { startListeningTestServer } from '../../../../support/testServer';

/** Tries again until it works; the server hears of a line's end a little later than the page. */
async function eventually<T>(attempt: () => Promise<T>): Promise<T> {
  for (let left = 200; ; left -= 1) {
    try {
      return await attempt();
    } catch (problem) {
      if (left === 0) throw problem;
      await sleep(50);
    }
  }
}

const ALWAYS = { timeZone: 'UTC', weeklyHours: [], daysOff: [], gapMinutes: 0, noticeMinutes: 0 };

describe('live news', () => {
  let server: Awaited<ReturnType<typeof startListeningTestServer>>;
  let [client, interpreter, stranger]: User[] = [];
  const tokens = new Map<string, string>();
  const lines: Line[] = [];
  let day = 1;

  beforeAll(async () => {
    server = await startListeningTestServer();
    [client, interpreter] = [await server.addClient(), await server.addInterpreter()];
    stranger = await server.addClient();
    for (const { id, email } of [client, interpreter, stranger]) {
      tokens.set(id, (await server.signIn(email)).token);
    }
  });
  afterEach(() => {
    for (const { socket } of lines.splice(0)) socket.terminate();
  });
  afterAll(() => server.close());

  const tokenOf = (user: User | undefined) => ({ token: tokens.get(user?.id ?? '') });
  const listen = async (user: User | undefined, missedMs = 0) => {
    const line = await openLine(server.url, { ...tokenOf(user), missedMs });
    lines.push(line);
    await line.hears({ type: 'ready' });
    line.heard.length = 0;
    return line;
  };
  const book = async () => {
    day += 1;
    const parties = { clientId: client!.id, interpreterId: interpreter!.id };
    const request = bookingRequest(parties, { meetingDate: `2026-02-${String(day).padStart(2, '0')}` });
    return (await server.call(addBooking, request, tokenOf(client))).data();
  };

  it('says what its clock shows, by which costs and deadlines are reckoned', async () => {
    const line = await openLine(server.url, tokenOf(client));
    lines.push(line);
    await line.hears({ type: 'ready', now: server.clock.now().getTime() });
  });

  it('tells both parties of a booking whatever becomes of it, and nobody else', async () => {
    const [hers, his, theirs] = [await listen(client), await listen(interpreter), await listen(stranger)];
    const { id } = await book();
    await Promise.all([hers.hears({ type: 'booking', id }), his.hears({ type: 'booking', id })]);
    hers.heard.length = 0;
    await server.call(booking.acceptBooking, { id }, tokenOf(interpreter));
    await hers.hears({ type: 'booking', id });
    expect(theirs.heard).toEqual([]);
  });

  const watch = async (line: Line, wish: object) => {
    line.socket.send(JSON.stringify({ type: 'watch', interpreterIds: [], isPair: false, ...wish }));
    await sleep(100);
    line.heard.length = 0;
  };

  it('tells who looks at an interpreter’s free times that they changed, and nothing of why', async () => {
    const [theirs, others] = [await listen(stranger), await listen(stranger)];
    await watch(theirs, { interpreterIds: [interpreter!.id] });
    await book();
    const slots = { type: 'slots', id: interpreter!.id } as const;
    await theirs.hears(slots);
    expect(theirs.heard).toEqual([slots]);
    expect(others.heard).toEqual([]);
    await watch(theirs, {});
    await server.call(updateAvailability, { ...ALWAYS, gapMinutes: 5 }, tokenOf(interpreter));
    await watch(others, { interpreterIds: [interpreter!.id] });
    await server.call(updateAvailability, ALWAYS, tokenOf(interpreter));
    await others.hears(slots);
    expect(theirs.heard).toEqual([]);
  });

  it('follows the last of many wishes, one at a time, and ends a line that says too much', async () => {
    const line = await listen(stranger);
    const underWay = jest.spyOn(server.context.db.queries, 'selectFrom');
    const say = (ids: string[]) =>
      line.socket.send(JSON.stringify({ type: 'watch', interpreterIds: ids, isPair: false }));
    for (let times = 0; times < 150; times += 1) say([interpreter!.id, client!.id]);
    await watch(line, { interpreterIds: [interpreter!.id] });
    expect(underWay.mock.calls.length).toBeLessThan(150);
    underWay.mockRestore();
    await book();
    await line.hears({ type: 'slots', id: interpreter!.id });
    const ended = new Promise((resolve) => line.socket.on('close', resolve));
    for (let times = 0; times < 60; times += 1) say([]);
    await ended;
  });

  it('tells who counts the free ones of a pair of anybody’s change, once in a while', async () => {
    const line = await listen(stranger);
    await watch(line, { isPair: true });
    await book();
    await book();
    await line.hears({ type: 'slots', id: null }, 8000);
    expect(line.heard).toEqual([{ type: 'slots', id: null }]);
  }, 15_000);

  it('tells of nobody’s time that is not shown: of clients, and of who is not listed', async () => {
    const setListing = (state: 'listed' | 'paused') =>
      server.context.db.queries
        .updateTable('interpreters')
        .set({ listing_state: state })
        .where('user_id', '=', interpreter!.id)
        .execute();
    const line = await listen(stranger);
    await setListing('paused');
    await watch(line, { interpreterIds: [interpreter!.id, client!.id] });
    await setListing('listed');
    const { id } = await book();
    await sleep(200);
    expect(line.heard).toEqual([]);
    const own = await listen(interpreter);
    await watch(own, { interpreterIds: [client!.id] });
    await server.call(booking.declineBooking, { id }, tokenOf(interpreter));
    await own.hears({ type: 'booking', id });
    expect(own.heard.filter(({ type }) => type === 'slots')).toEqual([]);
  });

  it('tells what time alone has done', async () => {
    const { id } = await book();
    const line = await listen(client);
    const muchLater = new Date(server.clock.now().getTime() + 90 * 86_400_000);
    await inTransaction(server.context.db, (queries) => expireOverdue(queries, muchLater));
    await line.hears({ type: 'booking', id });
  });

  it('tells of messages and of their being read', async () => {
    const wish = { person_id: interpreter!.id };
    const thread = (await server.call(message.openThread, wish, tokenOf(client))).data();
    const [hers, his] = [await listen(client), await listen(interpreter)];
    const word = { thread_id: thread.id, id: randomUUID(), text: 'Hello' };
    await server.call(message.sendMessage, word, tokenOf(client));
    await his.hears({ type: 'message', thread_id: thread.id });
    await server.call(message.markRead, { thread_id: thread.id, seq: 1 }, tokenOf(interpreter));
    await hers.hears({ type: 'thread', thread_id: thread.id });
  });

  it('says nothing of what was not done', async () => {
    const line = await listen(client);
    const failed = inTransaction(server.context.db, async (queries) => {
      await queries.updateTable('bookings').set({ title: 'x' }).execute();
      throw new Error('not done');
    });
    await expect(failed).rejects.toThrow('not done');
    await sleep(200);
    expect(line.heard).toEqual([]);
  });

  it('tells what was missed to who comes back, or that it does not know', async () => {
    const first = await listen(client);
    await sleep(2500);
    first.socket.close();
    const { id } = await book();
    const back = await openLine(server.url, { ...tokenOf(client), missedMs: 300 });
    lines.push(back);
    await back.hears({ type: 'ready' });
    expect(back.heard).toContainEqual({ type: 'booking', id });
    expect(back.heard).not.toContainEqual({ type: 'resync' });
    const late = await openLine(server.url, { ...tokenOf(client), missedMs: 3_600_000 });
    lines.push(late);
    await late.hears({ type: 'resync' });
  });

  it('lets in no other origin, and none that says nothing of its own', async () => {
    const wrong = openLine(server.url, { ...tokenOf(client), origin: 'https://evil.example' });
    await expect(wrong).rejects.toThrow('403');
    await expect(openLine(server.url, { ...tokenOf(client), origin: null })).rejects.toThrow('403');
    const named = openLine(server.url, {
      ...tokenOf(client),
      origin: 'http://evil.example',
      host: 'evil.example',
    });
    await expect(named).rejects.toThrow('403');
  });

  it.each([
    ['a made-up token', { token: 'a.b.c' }, 4401],
    ['no token', {}, 4401],
    ['what is no JSON', { says: 'hello' }, 4400],
    ['another word', { says: '{"type":"give me everything"}' }, 4400],
  ])('ends the line of %s', async (_what, options, code) => {
    const line = await openLine(server.url, options);
    expect(await line.ended).toBe(code);
    expect(line.heard).toEqual([]);
  });

  it('ends a line that says more than it should', async () => {
    const line = await listen(client);
    line.socket.send('more');
    expect(await line.ended).toBe(4400);
    const long = await openLine(server.url, { says: 'x'.repeat(10_000) });
    expect(await long.ended).toBe(1009);
    const inParts = await openLine(server.url, { says: null });
    for (let parts = 0; parts < 20; parts += 1) inParts.socket.send('', { fin: false });
    expect(await inParts.ended).toBe(1008);
    const ponging = await openLine(server.url, { says: null });
    for (let pongs = 0; pongs < 300; pongs += 1) ponging.socket.pong();
    expect(await ponging.ended).toBe(1006);
    const log = server.log();
    expect(log.filter(({ level }) => level === 'error' || level === 'warn')).toEqual([]);
    expect(log.filter(({ msg }) => String(msg).startsWith('left'))).toEqual([]);
  });

  it('does not let in whoever signed out', async () => {
    const { token } = await server.signIn(stranger!.email);
    await server.call(signOut, {}, { token });
    const line = await openLine(server.url, { token });
    expect(await line.ended).toBe(4401);
  });

  it('ends every line of a session at once when it is signed out, and no other', async () => {
    const { token } = await server.signIn(stranger!.email);
    const [first, second] = [await openLine(server.url, { token }), await openLine(server.url, { token })];
    const elsewhere = await listen(stranger);
    lines.push(first, second);
    await Promise.all([first.hears({ type: 'ready' }), second.hears({ type: 'ready' })]);
    await server.call(signOut, {}, { token });
    expect(await Promise.all([first.ended, second.ended])).toEqual([4401, 4401]);
    expect(elsewhere.socket.readyState).toBe(elsewhere.socket.OPEN);
  });

  it('closes them all before the server stops, so that pages look for another one', async () => {
    const passing = await startListeningTestServer();
    const { email } = await passing.addClient();
    const line = await openLine(passing.url, { token: (await passing.signIn(email)).token });
    const stranger = await openLine(passing.url, { says: null });
    await line.hears({ type: 'ready' });
    await passing.close();
    expect(await Promise.all([line.ended, stranger.ended])).toEqual([1001, 1001]);
  });

  it('answers a plain request for its address with the refusal of any other', async () => {
    const ask = () => fetch(`${server.url}/v2/api/live`, { headers: { origin: server.url } });
    await eventually(async () => expect((await ask()).status).toBe(404));
  });
});

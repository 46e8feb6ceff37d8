import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { inTransaction } from '../../../../../src/server/db/inTransaction';
import * as guests from '../../../../../src/shared/contract/bookings/roomGuests';
import {
  MOST_GUEST_LINKS,
  MOST_GUESTS,
  MOST_WAITING_GUESTS,
} from '../../../../../src/shared/domain/booking/meetingRoom';
import { newRoomScene } from '../../../../support/roomScene';
import { startTestServer, type TestServer } from '../../../../support/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings: { LOGIN_TRIES_PER_ADDRESS: '100000' } });
});
afterAll(() => server.close());

describe('a guest', () => {
  it('comes by a link whose secret is told once, waits, and is let in by either party', async () => {
    const scene = await newRoomScene(server);
    const { link, token, id } = await scene.guest('María José');
    expect(await scene.view(token)).toMatchObject({ state: 'waiting', name: 'María José', room: null });
    expect(await scene.look()).toMatchObject({
      waiting: [{ guest_id: id, name: 'María José' }],
      links: [{ id: link.id }],
    });
    const stored = JSON.stringify([
      await server.context.db.queries.selectFrom('room_links').selectAll().execute(),
      await server.context.db.queries.selectFrom('room_guests').selectAll().execute(),
    ]);
    for (const secret of [link.secret, token]) expect(stored).not.toContain(secret);
    expect((await scene.tryEnterAsGuest(token)).refusal().code).toBe('NOT_ADMITTED');
    await scene.admit(id, scene.interpreter);
    const room = (await scene.tryEnterAsGuest(token)).data();
    expect(room).toMatchObject({ people: [{ role: 'guest', name: 'María José' }], waiting: [], links: [] });
    expect(await scene.view(token)).toMatchObject({ state: 'admitted', room: { phase: 'open' } });
  });

  it.each([
    'www.example.com',
    'https://evil.example',
    'Ada @example.com',
    'Ada\u0007',
    'Ada\nfrom the bank',
    '\u202Eadam',
    '<b>Ada</b>',
    'Dragoman Support',
    '   ',
    'x'.repeat(61),
  ])('is refused with a name that is none: %j', async (name) => {
    const scene = await newRoomScene(server);
    const { secret } = (await scene.invite()).data();
    expect((await scene.ask(secret, name)).status).toBe(400);
    expect((await scene.look()).waiting).toEqual([]);
  });

  it('is the client’s own affair until the interpreter agreed to come', async () => {
    const scene = await newRoomScene(server, -600);
    const { queries } = server.context.db;
    await queries
      .updateTable('bookings')
      .set({ status: 'pending' })
      .where('id', '=', scene.booking.id)
      .execute();
    const { id, link } = await scene.guest();
    expect(await scene.look()).toMatchObject({ waiting: [{ guest_id: id }], links: [{ id: link.id }] });
    expect(await scene.look(scene.interpreter)).toMatchObject({ phase: 'early', waiting: [], links: [] });
    for (const call of [
      scene.invite(scene.interpreter),
      scene.revoke(link.id, scene.interpreter),
      scene.admit(id, scene.interpreter),
      scene.remove(id, scene.interpreter),
    ])
      expect((await call).refusal().code).toBe('NOT_FOUND');
    expect(await scene.look()).toMatchObject({ waiting: [{ guest_id: id }], links: [{ id: link.id }] });
  });

  it('knows no more of the meeting than when it is, until they are let in', async () => {
    const scene = await newRoomScene(server);
    const { token } = await scene.guest();
    const { starts_at, ends_at, ...rest } = await scene.view(token);
    expect([starts_at, ends_at]).toEqual([scene.booking.startsAt, scene.booking.endsAt]);
    expect(JSON.stringify(rest)).not.toContain(scene.booking.meetingTitle);
    expect(JSON.stringify(rest)).not.toContain('Client');
  });

  it('waits for the turn of the guests of that meeting, while its parties are answered', async () => {
    const scene = await newRoomScene(server);
    const { token, visit: visit_id } = await scene.guestInside();
    const statuses: number[] = [];
    const answered = await inTransaction(server.context.db, async (queries) => {
      await sql`SELECT id FROM meetings FOR UPDATE`.execute(queries);
      const calls = Array.from({ length: 100 }, async (_, at) => {
        const from = { address: `192.0.2.${at % 50}` };
        statuses.push((await server.call(guests.getGuestIceServers, { token, visit_id }, from)).status);
      });
      // Where the database has one connection, nobody is answered before the lock is let go.
      for (let each = 0; each < 150 && statuses.length < 37; each += 1) await setTimeout(20);
      return [...calls, scene.look()];
    });
    await Promise.all(answered);
    // three are at work while sixty wait
    expect(statuses.filter((status) => status === 200)).toHaveLength(63);
    expect(statuses.filter((status) => status === 429)).toHaveLength(37);
  });

  it('is put out at once, hears and sends nothing any more, and does not come back', async () => {
    const scene = await newRoomScene(server);
    const client = await scene.enter(scene.client);
    const { token, id, visit } = await scene.guestInside();
    const signal = { token, visit_id: visit, to: client, body: '{}' };
    expect((await server.call(guests.sendGuestSignal, { ...signal, number: 1 })).status).toBe(200);
    await scene.send(scene.client, client, visit, 1);
    expect((await scene.remove(id, scene.interpreter)).data()).toMatchObject({
      admitted: [],
      removed: [id],
      places_left: 4,
    });
    const out = { code: 'ROOM_LEFT', data: { why: 'removed' } };
    expect((await server.call(guests.sendGuestSignal, { ...signal, number: 2 })).refusal()).toMatchObject(
      out,
    );
    const wish = { token, visit_id: visit, after: 0 };
    expect((await server.call(guests.readGuestSignals, wish)).refusal()).toMatchObject(out);
    expect(
      (await server.call(guests.getGuestIceServers, { token, visit_id: visit })).refusal(),
    ).toMatchObject(out);
    expect((await scene.tryEnterAsGuest(token)).refusal().code).toBe('NOT_ADMITTED');
    expect((await scene.admit(id)).refusal().code).toBe('GUEST_GONE');
    expect((await scene.send(scene.client, client, visit, 2)).refusal().code).toBe('NOT_FOUND');
    expect(await scene.view(token)).toMatchObject({ state: 'removed', room: null });
  });

  it('who waits is refused with their link, who was let in stays, and nobody else comes by it', async () => {
    const scene = await newRoomScene(server);
    const { secret, id: link } = (await scene.invite()).data();
    const ask = async () => (await scene.ask(secret)).data();
    const [inside, waiting] = [await ask(), await ask()];
    await scene.admit(inside.view.guest_id);
    expect((await scene.revoke(link)).data()).toMatchObject({ links: [], waiting: [] });
    expect((await scene.ask(secret)).refusal().code).toBe('NOT_FOUND');
    expect((await scene.view(waiting.token)).state).toBe('revoked');
    expect((await scene.tryEnterAsGuest(inside.token)).status).toBe(200);
    expect((await scene.revoke(link)).status).toBe(200);
  });

  it('who is turned away reads so', async () => {
    const scene = await newRoomScene(server);
    const { token, id } = await scene.guest();
    expect((await scene.remove(id)).data()).toMatchObject({ waiting: [], removed: [] });
    expect((await scene.view(token)).state).toBe('refused');
  });

  it('leaves and comes again while there is a place', async () => {
    const scene = await newRoomScene(server);
    const { token, visit } = await scene.guestInside();
    expect((await server.call(guests.leaveAsGuest, { token })).status).toBe(200);
    expect(await scene.look()).toMatchObject({ people: [], admitted: [], places_left: 4 });
    expect((await scene.tryEnterAsGuest(token, visit)).refusal()).toMatchObject({ code: 'ROOM_LEFT' });
    expect((await scene.tryEnterAsGuest(token)).status).toBe(200);
    expect((await scene.look()).places_left).toBe(3);
  });

  it('who waited and left was not let in, and does not come in by coming again', async () => {
    const scene = await newRoomScene(server);
    const { token } = await scene.guest();
    expect((await server.call(guests.leaveAsGuest, { token })).status).toBe(200);
    expect((await scene.tryEnterAsGuest(token)).refusal().code).toBe('NOT_ADMITTED');
    expect(await scene.view(token)).toMatchObject({ state: 'left', room: null });
    expect(await scene.look()).toMatchObject({ people: [], admitted: [] });
  });

  it('who left does not come again by a link that was revoked meanwhile', async () => {
    const scene = await newRoomScene(server);
    const { token, link } = await scene.guestInside();
    await server.call(guests.leaveAsGuest, { token });
    await scene.revoke(link.id);
    expect((await scene.tryEnterAsGuest(token)).refusal().code).toBe('NOT_ADMITTED');
  });

  it('has no part in a meeting that is held elsewhere by now', async () => {
    const scene = await newRoomScene(server);
    const { token, visit, link } = await scene.guestInside();
    await server.context.db.queries
      .updateTable('bookings')
      .set({ host_platform: 'Zoom' })
      .where('id', '=', scene.booking.id)
      .execute();
    expect((await scene.tryEnterAsGuest(token)).refusal().code).toBe('ROOM_CLOSED');
    expect((await scene.ask(link.secret)).refusal().code).toBe('ROOM_CLOSED');
    const relay = await server.call(guests.getGuestIceServers, { token, visit_id: visit });
    expect(relay.refusal().code).toBe('ROOM_CLOSED');
    expect(await scene.view(token)).toMatchObject({ state: 'over', room: null });
  });

  it('is one page at a time', async () => {
    const scene = await newRoomScene(server);
    const { token, visit } = await scene.guestInside();
    const newer = randomUUID();
    await scene.tryEnterAsGuest(token, newer);
    expect((await scene.look()).people.map(({ visit_id }) => visit_id)).toEqual([newer]);
    const wish = { token, visit_id: visit, after: 0 };
    expect((await server.call(guests.readGuestSignals, wish)).refusal()).toMatchObject({
      data: { why: 'elsewhere' },
    });
  });

  it('who is the seventh is told why, when asking and when let in, also by two at once', async () => {
    const scene = await newRoomScene(server);
    const { secret } = (await scene.invite()).data();
    const asked = await Promise.all(
      ['A', 'B', 'C', 'D', 'E'].map((name) => scene.ask(secret, `Guest ${name}`)),
    );
    const ids = asked.map((answer) => answer.data().view.guest_id);
    const admitted = await Promise.all(ids.map((id) => scene.admit(id)));
    expect(admitted.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 409]);
    const refused = admitted.find(({ status }) => status === 409);
    expect(refused?.refusal()).toMatchObject({ code: 'ROOM_FULL', data: { limit: 6 } });
    expect(refused?.body.message).toContain('6');
    expect((await scene.ask(secret, 'Late')).refusal()).toMatchObject({ code: 'ROOM_FULL' });
    // The places of the parties stay theirs.
    await scene.enter(scene.client);
    await scene.enter(scene.interpreter);
  });

  it('waits with few others at most', async () => {
    const scene = await newRoomScene(server);
    const { secret } = (await scene.invite()).data();
    for (let each = 0; each < MOST_WAITING_GUESTS; each += 1)
      expect((await scene.ask(secret)).status).toBe(200);
    expect((await scene.ask(secret)).refusal().code).toBe('ROOM_FULL');
    // They may have gone home without a word.
    scene.moveTo(scene.booking.startsAt, 17);
    expect((await scene.ask(secret)).status).toBe(200);
  });

  it('is one of so many of a meeting, whatever became of the others', async () => {
    const scene = await newRoomScene(server);
    const { id: link_id, secret } = (await scene.invite()).data();
    await scene.ask(secret);
    await sql`INSERT INTO room_guests (id, meeting_id, link_id, name, secret_hash, state, asked_at)
      SELECT gen_random_uuid(), meeting_id, link_id, name, secret_hash || n, 'refused', asked_at
      FROM room_guests, generate_series(2, ${MOST_GUESTS}::integer) AS n
      WHERE meeting_id = (SELECT meeting_id FROM bookings WHERE id = ${scene.booking.id})`.execute(
      server.context.db.queries,
    );
    expect((await scene.ask(secret)).refusal().code).toBe('ROOM_FULL');
    // Those who only asked came by a link that can be taken back.
    await scene.revoke(link_id);
    expect((await scene.ask((await scene.invite()).data().secret)).status).toBe(200);
  });

  it('asks so often at most from one network with wrong secrets, which keeps nobody there out who has a right one', async () => {
    const scene = await newRoomScene(server);
    const { secret } = (await scene.invite()).data();
    let tries = 0;
    while ((await scene.ask('w'.repeat(43))).status === 404) tries += 1;
    expect(tries).toBe(40);
    expect((await scene.ask('w'.repeat(43))).status).toBe(429);
    expect((await scene.ask(secret)).status).toBe(200);
  });

  it('has no part in the meeting once it is over', async () => {
    const scene = await newRoomScene(server, 10);
    await scene.enter(scene.interpreter);
    const { token, visit, link } = await scene.guestInside();
    await scene.end(scene.interpreter);
    expect(await scene.view(token)).toMatchObject({ state: 'over', room: null });
    expect((await scene.tryEnterAsGuest(token)).refusal().code).toBe('ROOM_CLOSED');
    expect((await scene.ask(link.secret)).refusal().code).toBe('ROOM_CLOSED');
    const wish = { token, visit_id: visit, after: 0 };
    expect((await server.call(guests.readGuestSignals, wish)).refusal()).toMatchObject({
      data: { why: 'over' },
    });
    expect((await scene.invite()).refusal().code).toBe('ROOM_CLOSED');
  });
});

describe('links', () => {
  it('are few at once, and those of a meeting are its parties’ alone', async () => {
    const scene = await newRoomScene(server, -600);
    const foreign = await newRoomScene(server, -600);
    scene.moveTo(scene.booking.startsAt, -600);
    const made = [];
    for (let each = 0; each < MOST_GUEST_LINKS; each += 1)
      made.push((await scene.invite(scene.interpreter)).data());
    expect((await scene.invite()).refusal().code).toBe('TOO_MANY_LINKS');
    const [first] = made;
    if (!first) return;
    await foreign.revoke(first.id);
    expect((await scene.look()).links).toHaveLength(MOST_GUEST_LINKS);
    const { view } = (await scene.ask(first.secret)).data();
    expect((await foreign.admit(view.guest_id)).refusal().code).toBe('NOT_FOUND');
    expect((await foreign.remove(view.guest_id)).refusal().code).toBe('NOT_FOUND');
    // Guests may wait before the room opens, and are let in when it does.
    expect((await scene.admit(view.guest_id)).refusal()).toMatchObject({ data: { phase: 'early' } });
  });
});

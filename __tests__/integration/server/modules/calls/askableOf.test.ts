import { sql } from 'kysely';
import type { Database } from '../../../../../src/server/db/database';
import { insertBlock } from '../../../../../src/server/modules/blocks/service/blocks';
import type { User } from '../../../../../src/server/modules/account/service/users';
import { getNotificationCount } from '../../../../../src/server/modules/notifications/getNotifications';
import { mailUnread } from '../../../../../src/server/modules/notifications/service/mailUnread';
import { networkOf } from '../../../../../src/server/platform/limits/networkOf';
import { findCall } from '../../../../../src/server/modules/calls/calls';
import { withdrawCall } from '../../../../../src/server/modules/calls/service/withdrawCall';
import { MOST_ASKED_A_DAY, MOST_CALLS_A_DAY } from '../../../../../src/shared/domain/booking/calls';
import { callerOf, outcomesOf } from '../../../../support/bookingScene';
import { type CallScene, newCallScene } from '../../../../support/callScene';
import { letTimePass } from '../../../../support/letTimePass';
import { addPerson } from '../../../../support/testPeople';
import { openTestDatabase } from '../../../../support/testDatabase';

let db: Database;
let scene: CallScene;
beforeAll(async () => {
  db = await openTestDatabase();
}, 30_000);
beforeEach(async () => {
  scene = await newCallScene(db);
});
afterAll(() => db.close());

const asked = (id: string) => scene.asked(id);
const people = (count: number) => scene.people(count);
const meetBefore = (...who: Parameters<CallScene['meetBefore']>) => scene.meetBefore(...who);

describe('ringing nobody too often', () => {
  const callAndWithdraw = async (by: User, wish = {}, network?: string) => {
    const { id, offers } = await scene.start(wish, by, network);
    await withdrawCall(scene.context, callerOf(by), { id });
    return offers.length;
  };
  const times = async (count: number, by: User) => {
    let asked = 0;
    for (let time = 0; time < count; time += 1) asked += await callAndWithdraw(by);
    return asked;
  };

  const clients = async (count: number) => {
    const made: User[] = [];
    while (made.length < count) made.push((await newCallScene(db)).client);
    return made;
  };
  /** of how many offers they were mailed */
  const notified = async (user: User) => {
    const offers = await db.queries
      .selectFrom('call_offers')
      .select('call_id')
      .where('interpreter_id', '=', user.id)
      .where('is_notified', '=', true)
      .execute();
    return offers.length;
  };
  const SOON = { meetingDate: '2026-01-05', meetingTime: '03:00', meetingAmPm: 'PM' as const };

  it('notifies one interpreter of four clients in an hour, three times each; what others ask waits on the dashboard', async () => {
    const [one] = await people(1);
    const others = await clients(4);
    expect(await times(4, others[0]!)).toBe(3);
    expect(await times(3, others[1]!)).toBe(3);
    for (const other of others.slice(2)) expect(await times(1, other)).toBe(1);
    expect(await notified(one!)).toBe(8);
    const call = await scene.start();
    expect(await asked(call.id)).toEqual(['Inter 1 open']);
    expect((await scene.offersOf(one!)).map(({ call_id }) => call_id)).toEqual([call.id]);
    expect(await notified(one!)).toBe(8);
    await scene.withdraw(call.id);
    scene.clock.advance({ minutes: 61 });
    await scene.start();
    expect(await notified(one!)).toBe(9);
  });

  it('notifies of a client who had a session before, however many new ones ask', async () => {
    const [one, met] = await people(2);
    for (const other of await clients(4)) await times(1, other);
    const before = await notified(one!);
    await meetBefore(met!);
    const { id } = await scene.start({ interpreter_ids: [one!.id] });
    expect(await asked(id)).toEqual(['Inter 1 open']);
    expect(await notified(one!)).toBe(before + 1);
  });

  it('puts what it does not mail into the list of notifications, and says how many it mails', async () => {
    const [one, two] = await people(2);
    const interpreter_ids = [one!.id];
    for (const other of await clients(4)) await callAndWithdraw(other, { interpreter_ids });
    const call = await scene.start({ interpreter_ids: [one!.id, two!.id] });
    expect(call.notified).toBe(1);
    const rows = await db.queries
      .selectFrom('notifications')
      .select(['person_id', 'kind', 'mail_at'])
      .where('call_id', '=', call.id)
      .execute();
    expect(rows).toHaveLength(2);
    expect(rows).toContainEqual({ person_id: one!.id, kind: 'requested', mail_at: null });
    expect(rows).toContainEqual({ person_id: two!.id, kind: 'requested', mail_at: scene.clock.now() });
    const latest = async (user: User) => (await getNotificationCount(scene.context, callerOf(user))).latest;
    expect(await latest(one!)).toBeNull();
    expect((await latest(two!))?.call_id).toBe(call.id);
    await scene.decline(call.id, two!);
    expect(await scene.see(call.id)).toMatchObject({ state: 'asking', notified: 0 });
  });

  it('notifies of two urgent ones more, so that offers for later days silence none', async () => {
    const [one] = await people(1);
    for (const other of await clients(5)) await times(1, other);
    expect(await notified(one!)).toBe(4);
    const urgent = await clients(3);
    for (const other of urgent) await callAndWithdraw(other, SOON);
    expect(await notified(one!)).toBe(6);
    scene.clock.advance({ hours: 1, minutes: 1 });
    await callAndWithdraw(urgent[2]!, SOON);
    expect(await notified(one!)).toBe(7);
  });

  it('notifies of two new clients of one network, urgent ones among them, and hears those of another one', async () => {
    const [one] = await people(1);
    const flood = await clients(8);
    for (const other of flood.slice(0, 4)) await callAndWithdraw(other, {}, '192.0.2.1');
    for (const other of flood.slice(4)) await callAndWithdraw(other, SOON, '192.0.2.1');
    expect(await notified(one!)).toBe(2);
    const [honest, urgent] = await clients(2);
    expect((await scene.start({}, honest, '198.51.100.1')).notified).toBe(1);
    expect((await scene.start(SOON, urgent, '203.0.113.1')).notified).toBe(1);
  });

  it('takes a rented /48 for one network', async () => {
    const [one] = await people(1);
    for (const [at, other] of (await clients(4)).entries())
      await callAndWithdraw(other, {}, networkOf(`2001:db8:1:${at + 1}00::1`));
    expect(await notified(one!)).toBe(2);
  });

  it('notifies of six new clients of one network in a day', async () => {
    const [one] = await people(1);
    for (let hour = 0; hour < 5; hour += 1) {
      for (const other of await clients(2)) await callAndWithdraw(other, {}, '192.0.2.1');
      scene.clock.advance({ hours: 1, minutes: 1 });
    }
    expect(await notified(one!)).toBe(6);
    expect((await scene.start({}, undefined, '198.51.100.1')).notified).toBe(1);
  });

  it('counts those who had a session before by no network', async () => {
    const [one, ...met] = await people(4);
    for (const other of await clients(3)) {
      await meetBefore(met.pop()!, other);
      await callAndWithdraw(other, { interpreter_ids: [one!.id] }, '192.0.2.1');
    }
    expect(await notified(one!)).toBe(3);
  });

  it('keeps a network as a hash, for two days', async () => {
    await people(1);
    const { id } = await scene.start({}, scene.client, '192.0.2.1');
    const kept = async () => (await findCall(db.queries, id))?.network;
    expect(await kept()).toMatch(/^[\w-]{43}$/);
    scene.clock.advance({ hours: 47 });
    await letTimePass(scene.context);
    expect(await kept()).not.toBeNull();
    scene.clock.advance({ hours: 2 });
    await letTimePass(scene.context);
    expect(await kept()).toBeNull();
  });

  it('notifies of the next where some of them were set aside', async () => {
    const [one] = await people(1);
    const others = await clients(4);
    for (const other of others) await times(1, other);
    await insertBlock(db.queries, { by_id: one!.id, whom_id: others[0]!.id, added_at: scene.clock.now() });
    expect((await scene.start()).notified).toBe(1);
    expect(await notified(one!)).toBe(5);
  });

  it('lets forty clients ask one interpreter in an hour, and others later', async () => {
    await people(1);
    for (const other of await clients(40)) expect(await times(1, other)).toBe(1);
    const call = await scene.start();
    expect([call.state, call.offers]).toEqual(['asking', []]);
    await scene.timePasses(59);
    expect(await asked(call.id)).toEqual([]);
    await scene.timePasses(31);
    expect(await asked(call.id)).toEqual(['Inter 1 open']);
  });

  it('offers one interpreter six calls of one client in a day, which leaves others as many', async () => {
    await people(1);
    const other = (await newCallScene(db)).client;
    const counts: number[] = [];
    for (let hour = 0; hour < 5; hour += 1) {
      counts.push(await times(2, scene.client));
      scene.clock.advance({ hours: 1, minutes: 1 });
    }
    expect(counts).toEqual([2, 2, 2, 0, 0]);
    expect(await times(1, other)).toBe(1);
  });

  it('lets one client ask so many people in a day', async () => {
    const [one] = await people(1);
    const { id } = await scene.start();
    await scene.withdraw(id);
    const [offer] = await db.queries
      .selectFrom('call_offers')
      .selectAll()
      .where('call_id', '=', id)
      .execute();
    if (!one || !offer) throw new Error('One was asked');
    for (let count = 1; count < MOST_ASKED_A_DAY; count += 1) {
      const { id: interpreter_id } = await addPerson(scene.context, 200);
      const row = { ...offer, interpreter_id, position: count, reasons: JSON.stringify([]) };
      await db.queries.insertInto('call_offers').values(row).execute();
    }
    const call = await scene.start();
    expect([call.state, call.offers]).toEqual(['asking', []]);
    expect(await times(1, (await newCallScene(db)).client)).toBe(1);
  });

  it('lets one client start so many calls in a day, also where two come at once', async () => {
    await people(1);
    const { id } = await scene.start();
    await scene.withdraw(id);
    const { rows } = await sql<{ id: string }>`INSERT INTO calls
      (id, client_id, state, wish, starts_at, ends_at, max_total_cents, closes_at, created_at, ended_at)
      SELECT gen_random_uuid(), client_id, state, wish, starts_at, ends_at, max_total_cents, closes_at, created_at, ended_at
      FROM calls, generate_series(3, ${MOST_CALLS_A_DAY}::integer) WHERE id = ${id} RETURNING id`.execute(
      db.queries,
    );
    expect(rows).toHaveLength(MOST_CALLS_A_DAY - 2);
    const { values, refusals } = await outcomesOf([scene.start(), scene.start(), scene.start()]);
    expect([values.length, refusals]).toEqual([1, { TOO_MANY_CALLS_A_DAY: 2 }]);
    expect(await times(1, (await newCallScene(db)).client)).toBe(1);
    await scene.withdraw(values[0]?.id ?? '');
    scene.clock.advance({ hours: 24, minutes: 1 });
    expect(await scene.start({ meetingDate: '2026-01-08' })).toMatchObject({ state: 'asking' });
  });

  it('leaves quiet hours alone, and asks once they are over', async () => {
    const [one] = await people(1);
    const keep = (key: 'quiet_from' | 'quiet_until', value: string) =>
      db.queries
        .insertInto('settings')
        .values({ scope: 'user', owner_id: one?.id ?? '', key, value: JSON.stringify(value) })
        .execute();
    await keep('quiet_from', '08:00');
    await keep('quiet_until', '10:00');
    const call = await scene.start();
    expect(call.offers).toEqual([]);
    await scene.timePasses(30);
    expect(await asked(call.id)).toEqual([]);
    await scene.timePasses(30);
    expect(await asked(call.id)).toEqual(['Inter 1 open']);
  });

  it('asks in quiet hours too where it starts within a day, and by mail as well', async () => {
    const [one] = await people(1);
    const values = [
      ['quiet_from', '08:00'],
      ['quiet_until', '10:00'],
    ] as const;
    for (const [key, value] of values) {
      const row = { scope: 'user' as const, owner_id: one?.id ?? '', key, value: JSON.stringify(value) };
      await db.queries.insertInto('settings').values(row).execute();
    }
    const call = await scene.start({ meetingDate: '2026-01-05', meetingTime: '03:00', meetingAmPm: 'PM' });
    expect(await asked(call.id)).toEqual(['Inter 1 open']);
    await mailUnread(db.queries, scene.context.clock.now());
    const mails = await db.queries
      .selectFrom('outbox')
      .select('template')
      .where('recipient', '=', one?.email ?? '')
      .execute();
    expect(mails).toEqual([{ template: 'notifications' }]);
  });
});

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../../../../src/server/db/database';
import { addBooking } from '../../../../../src/server/modules/bookings/addBooking';
import { insertBlock } from '../../../../../src/server/modules/blocks/service/blocks';
import { acceptBooking } from '../../../../../src/server/modules/bookings/answerRequest';
import type { User } from '../../../../../src/server/modules/account/service/users';
import { mailUnread } from '../../../../../src/server/modules/notifications/service/mailUnread';
import { withdrawCall } from '../../../../../src/server/modules/calls/service/withdrawCall';
import { MOST_ASKED_A_DAY, MOST_CALLS_A_DAY } from '../../../../../src/shared/domain/booking/calls';
import { bookingRequest } from '../../../../support/bookingRequest';
import { callerOf, outcomesOf, refusalOf } from '../../../../support/bookingScene';
import { type CallScene, newCallScene } from '../../../../support/callScene';
import { addAhead } from '../../../../support/many/addAhead';
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
/** The client and this interpreter met before. */
const meetBefore = async (user: { id: string }) => {
  const request = bookingRequest({ clientId: scene.client.id, interpreterId: user.id }, scene.pair);
  const before = await addBooking(scene.context, callerOf(scene.client), {
    ...request,
    meetingDate: '2026-01-06',
    meetingTime: '10:00',
  });
  await db.queries.updateTable('bookings').set({ status: 'completed' }).where('id', '=', before.id).execute();
};

describe('starting a call', () => {
  it('asks the three who fit best, and then everybody else who fits', async () => {
    await people(5);
    const call = await scene.start();
    expect(call).toMatchObject({ state: 'asking', wave: 'best', booking_id: null });
    expect(await asked(call.id)).toEqual(['Inter 1 open', 'Inter 2 open', 'Inter 3 open']);
    await scene.timePasses(29);
    expect(await asked(call.id)).toHaveLength(3);
    await scene.timePasses(1);
    expect(await asked(call.id)).toHaveLength(5);
    expect(await scene.see(call.id)).toMatchObject({ wave: 'everyone' });
  });

  it('asks first whom the client met before, alone', async () => {
    const [, , , last] = await people(4);
    if (last) await meetBefore(last);
    const call = await scene.start();
    expect(await asked(call.id)).toEqual(['Inter 4 open']);
    expect(call.offers[0]?.reasons).toEqual([{ kind: 'booked_before' }]);
    await scene.timePasses(30);
    expect(await asked(call.id)).toHaveLength(4);
  });

  it('asks a favourite first of all', async () => {
    const [, , third] = await people(4);
    const favourite = { client_id: scene.client.id, interpreter_id: third?.id ?? '' };
    await db.queries
      .insertInto('favourites')
      .values({ ...favourite, added_at: scene.clock.now() })
      .execute();
    const call = await scene.start();
    expect(await asked(call.id)).toEqual(['Inter 3 open']);
    expect(call.offers[0]?.reasons).toEqual([{ kind: 'favourite' }]);
  });

  it('asks only the people who were named', async () => {
    const [, second, , fourth] = await people(4);
    const call = await scene.start({ interpreter_ids: [second?.id ?? '', fourth?.id ?? ''] });
    await scene.timePasses(120);
    expect((await asked(call.id)).sort()).toEqual(['Inter 2 open', 'Inter 4 open']);
    expect(call.wave).toBeNull();
  });

  it('asks nobody who is dearer than the client saw, busy then, or not listed', async () => {
    await scene.add({ lastName: 'Fits' });
    await scene.add({ lastName: 'Dear', hourlyPriceCents: 10_001 });
    await scene.add({ lastName: 'Draft', listingState: 'draft' });
    const busy = await scene.add({ lastName: 'Busy' });
    const other = bookingRequest({ clientId: scene.client.id, interpreterId: busy.id }, scene.pair);
    await addBooking(scene.context, callerOf(scene.client), other);
    const call = await scene.start({ maxTotalFee: 100 });
    await scene.timePasses(120);
    expect(await asked(call.id)).toEqual(['Pat Fits open']);
  });

  it('refuses what nobody fits, equal languages, a start that is over, and a fourth call at once', async () => {
    expect((await refusalOf(scene.start())).code).toBe('NOBODY_FITS');
    await people(1);
    const { interpreterBookingFrom: same } = scene.pair;
    expect((await refusalOf(scene.start({ interpreterBookingTo: same }))).options.issues).toEqual([
      { path: 'interpreterBookingTo', code: 'same_languages' },
    ]);
    expect((await refusalOf(scene.start({ meetingDate: '2026-01-01' }))).code).toBe('INVALID');
    for (const meetingTime of ['08:00', '09:00', '10:00']) await scene.start({ meetingTime });
    expect((await refusalOf(scene.start({ meetingTime: '11:00' }))).code).toBe('TOO_MANY_CALLS');
  });

  it('refuses a client who has as many bookings to come as they may have', async () => {
    const [one] = await people(1);
    const from = new Date('2026-08-01T00:00:00Z');
    await addAhead(db.queries, { client: scene.client, interpreter: one!, count: 1000, from });
    expect((await refusalOf(scene.start())).code).toBe('TOO_MANY_BOOKINGS');
  });

  it('answers the same call to the same id, and asks nobody twice', async () => {
    const [one] = await people(1);
    const id = randomUUID();
    const [first, again] = [await scene.start({ id }), await scene.start({ id, meetingTitle: 'Another' })];
    expect(again).toEqual(first);
    expect(one && (await scene.told(one))).toEqual(['requested']);
    const stranger = (await newCallScene(db)).client;
    expect((await refusalOf(scene.start({ id }, stranger))).code).toBe('IDEMPOTENCY_MISMATCH');
  });

  it('holds nobody’s time: the same interpreter can be booked for it by somebody else', async () => {
    const [one] = await people(1);
    if (!one) return;
    const call = await scene.start();
    const { client } = await newCallScene(db);
    const request = bookingRequest({ clientId: client.id, interpreterId: one.id }, scene.pair);
    const booking = await addBooking(scene.context, callerOf(client), request);
    await acceptBooking(scene.context, callerOf(one), { id: booking.id });
    expect((await refusalOf(scene.accept(call.id, one))).code).toBe('SLOT_TAKEN');
    expect(await scene.see(call.id)).toMatchObject({ state: 'asking', booking_id: null });
  });
});

describe('ringing nobody too often', () => {
  const callAndWithdraw = async (by: User) => {
    const { id, offers } = await scene.start({}, by);
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
  const notified = async (user: User) => (await scene.told(user)).length;

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

  it('notifies of the next where some of them were set aside', async () => {
    const [one] = await people(1);
    const others = await clients(4);
    for (const other of others) await times(1, other);
    await insertBlock(db.queries, { by_id: one!.id, whom_id: others[0]!.id, added_at: scene.clock.now() });
    await scene.start();
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

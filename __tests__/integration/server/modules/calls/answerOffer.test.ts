import type { Database } from '../../../../../src/server/db/database';
import { getBookingHistory } from '../../../../../src/server/modules/bookings/service/getBookingHistory';
import { cancelBooking } from '../../../../../src/server/modules/bookings/cancelBooking';
import { letTimePass } from '../../../../support/letTimePass';
import { askableOf } from '../../../../../src/server/modules/calls/askableOf';
import { findCandidates, getOffer } from '../../../../../src/server/modules/calls/readCalls';
import { forgetPerson } from '../../../../../src/server/modules/privacy/forgetPerson';
import { callerOf, outcomesOf, refusalOf } from '../../../../support/bookingScene';
import { type CallScene, newCallScene } from '../../../../support/callScene';
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
describe('accepting', () => {
  it('makes the booking at the price that was offered, confirmed, and tells both and the others', async () => {
    const [one, two] = await people(2);
    if (!one || !two) return;
    const call = await scene.start();
    expect(await scene.offersOf(one)).toMatchObject([
      { call_id: call.id, totalFee: 80, net: 76, othersAsked: 1, state: 'open', clientName: 'Ada Client' },
    ]);
    await db.queries
      .updateTable('interpreters')
      .set({ hourly_price_cents: 20_000 })
      .where('user_id', '=', one.id)
      .execute();
    scene.clock.advance({ minutes: 7 });
    const booking = await scene.accept(call.id, one);
    expect(booking).toMatchObject({
      status: 'confirmed',
      interpreter_id: one.id,
      client_id: scene.client.id,
      selectedInterpreter: { totalFee: 80 },
    });
    expect(await scene.see(call.id)).toMatchObject({ state: 'taken', booking_id: booking.id });
    expect(await asked(call.id)).toEqual(['Inter 1 accepted', 'Inter 2 taken']);
    expect(await scene.told(scene.client)).toEqual(['accepted']);
    expect(await scene.told(two)).toEqual(['requested (read)']);
    expect(await scene.offersOf(two)).toEqual([]);
    const history = await getBookingHistory(scene.context, callerOf(one), { id: booking.id });
    expect(history.map(({ actor, action, at }) => [actor, action, at])).toEqual([
      ['client', 'request', call.createdAt],
      ['interpreter', 'accept', booking.createdAt],
    ]);
  });

  it('says to an interpreter that they are booked by now, or paused', async () => {
    const [one] = await people(1);
    if (!one) return;
    const [first, second, third] = [
      await scene.start({ meetingTime: '08:00' }),
      await scene.start({ meetingTime: '08:30' }),
      await scene.start({ meetingTime: '11:00' }),
    ];
    await scene.accept(first.id, one);
    expect((await refusalOf(scene.accept(second.id, one))).code).toBe('OWN_SLOT_TAKEN');
    await db.queries
      .updateTable('interpreters')
      .set({ listing_state: 'paused' })
      .where('user_id', '=', one.id)
      .execute();
    expect((await refusalOf(scene.accept(third.id, one))).code).toBe('LISTING_CLOSED');
    expect(await scene.see(third.id)).toMatchObject({ state: 'asking' });
  });

  it('calls a booking that was cancelled since confirmed no more', async () => {
    const [one] = await people(1);
    if (!one) return;
    const { id } = await scene.start();
    const booking = await scene.accept(id, one);
    await cancelBooking(scene.context, callerOf(scene.client), { id: booking.id, feeSeen: 0 });
    expect((await refusalOf(scene.accept(id, one))).code).toBe('WRONG_STATUS');
  });

  it('answers the same booking again to who has it, and refuses everybody else', async () => {
    const [one, two] = await people(2);
    if (!one || !two) return;
    const { id } = await scene.start();
    const booking = await scene.accept(id, one);
    expect((await scene.accept(id, one)).id).toBe(booking.id);
    expect(await refusalOf(scene.accept(id, two))).toMatchObject({
      code: 'CALL_OVER',
      options: { details: { state: 'taken' } },
    });
    const stranger = await scene.add();
    expect((await refusalOf(scene.accept(id, stranger))).code).toBe('NOT_FOUND');
    expect((await refusalOf(scene.withdraw(id))).code).toBe('CALL_OVER');
  });
});

describe('an offer', () => {
  const PHOTO = '/photos/ada.webp';
  const wish = { meetingDescription: 'A hearing about my visa.', referenceNumber: 'AB-12' };
  const told = { clientName: 'Ada Client', clientAvatar: PHOTO, wish };

  it.each(['declined', 'taken', 'withdrawn', 'lapsed'] as const)(
    'says who asks and what they wrote while it is open, and no more once it is %s',
    async (end) => {
      const [one, two] = await people(2);
      if (!one || !two) return;
      const { queries } = db;
      await queries
        .updateTable('users')
        .set({ photo_url: PHOTO })
        .where('id', '=', scene.client.id)
        .execute();
      const { id } = await scene.start(wish);
      const seen = () => getOffer(scene.context, callerOf(one), { call_id: id });
      expect(await seen()).toMatchObject(told);
      expect(await scene.offersOf(one)).toMatchObject([told]);
      if (end === 'declined') expect(JSON.stringify(await scene.decline(id, one))).not.toContain('visa');
      if (end === 'taken') expect(await scene.accept(id, two)).toMatchObject(wish);
      if (end === 'withdrawn') await scene.withdraw(id);
      if (end === 'lapsed') scene.clock.advance({ hours: 24 });
      const over = await seen();
      expect(over).toMatchObject({ state: end, clientName: '', clientAvatar: null });
      expect(JSON.stringify(over)).not.toMatch(/Ada|visa|AB-12|photos/);
    },
  );

  it('says it still to who accepted', async () => {
    const [one] = await people(1);
    if (!one) return;
    const { id } = await scene.start(wish);
    await scene.accept(id, one);
    expect(await getOffer(scene.context, callerOf(one), { call_id: id })).toMatchObject({
      ...{ state: 'accepted', clientName: 'Ada Client', wish },
    });
  });
});

describe('declining, withdrawing and time', () => {
  it('asks the next at once where everybody so far declined', async () => {
    const [one, two, three, four] = await people(4);
    if (!one || !two || !three || !four) return;
    const { id } = await scene.start();
    for (const each of [one, two, three]) await scene.decline(id, each);
    expect(await asked(id)).toEqual([
      'Inter 1 declined',
      'Inter 2 declined',
      'Inter 3 declined',
      'Inter 4 open',
    ]);
  });

  it('lapses at once where everybody who fits declined, and tells the client', async () => {
    const [one, two] = await people(2);
    if (!one || !two) return;
    const { id } = await scene.start();
    await scene.decline(id, one);
    expect(await scene.decline(id, two)).toMatchObject({ state: 'declined' });
    expect(await scene.see(id)).toMatchObject({ state: 'lapsed', nextWaveAt: null });
    expect(await scene.told(scene.client)).toEqual(['expired']);
  });

  it('lapses after a day in which nobody said yes, also before the worker came', async () => {
    const [one] = await people(1);
    if (!one) return;
    const { id } = await scene.start();
    scene.clock.advance({ hours: 24 });
    expect(await scene.see(id)).toMatchObject({ state: 'lapsed' });
    expect((await refusalOf(scene.accept(id, one))).options.details).toEqual({ state: 'lapsed' });
    await scene.timePasses(0);
    await scene.timePasses(0);
    expect(await scene.told(scene.client)).toEqual(['expired']);
  });

  it('is withdrawn by its client, and nobody can take it then', async () => {
    const [one] = await people(1);
    if (!one) return;
    const { id } = await scene.start();
    expect(await scene.withdraw(id)).toMatchObject({ state: 'withdrawn' });
    expect((await refusalOf(scene.accept(id, one))).options.details).toEqual({ state: 'withdrawn' });
    expect((await refusalOf(scene.decline(id, one))).code).toBe('CALL_OVER');
    expect(await scene.told(one)).toEqual(['requested (read)']);
  });

  it('goes with the client who deletes their account', async () => {
    const [one] = await people(1);
    if (!one) return;
    const { id } = await scene.start();
    await db.queries
      .transaction()
      .execute((queries) => forgetPerson(queries, scene.client, scene.clock.now()));
    expect((await refusalOf(scene.accept(id, one))).code).toBe('NOT_FOUND');
    expect(await scene.offersOf(one)).toEqual([]);
    // One that waited for its turn meanwhile.
    expect((await refusalOf(scene.start())).code).toBe('UNAUTHENTICATED');
    expect(await scene.offersOf(one)).toEqual([]);
  });

  it('goes to nobody who deletes their account while it is begun', async () => {
    const [one, two] = await people(2);
    if (!one || !two) return;
    await db.queries.transaction().execute((queries) => forgetPerson(queries, one, scene.clock.now()));
    const may = await askableOf(
      db.queries,
      [one.id, two.id],
      { client_id: scene.client.id, starts_at: new Date('2026-02-10T10:00:00Z'), network: null },
      scene.clock.now(),
    );
    expect([...may.keys()]).toEqual([two.id]);
  });

  it('is forgotten a year later', async () => {
    await people(1);
    const { id } = await scene.start();
    await scene.withdraw(id);
    scene.clock.advance({ days: 367 });
    await letTimePass(scene.context);
    expect((await refusalOf(scene.see(id))).code).toBe('NOT_FOUND');
  });
});

describe('the order in which people are offered', () => {
  it('counts answers from what happened: accepted, declined and let lapse, never what was taken or withdrawn', async () => {
    const [quick, slow] = await people(2);
    if (!quick || !slow) return;
    for (const meetingTime of ['08:00', '09:00', '11:00']) {
      const { id } = await scene.start({ meetingTime });
      scene.clock.advance({ minutes: 12 });
      await scene.decline(id, quick);
      scene.clock.advance({ hours: 24 });
      await scene.timePasses(0);
    }
    const withdrawn = await scene.start();
    await scene.withdraw(withdrawn.id);
    const found = await findCandidates(scene.context, callerOf(scene.client), scene.wish());
    expect(found.map(({ name, reasons }) => [name, reasons])).toEqual([
      ['Inter 1', [{ kind: 'answers_within', minutes: 15 }]],
      ['Inter 2', []],
    ]);
  });
});

it('two servers’ workers at once open a wave once', async () => {
  await people(5);
  const { id } = await scene.start();
  scene.clock.advance({ minutes: 30 });
  const { values } = await outcomesOf([scene.timePasses(0), scene.timePasses(0), scene.timePasses(0)]);
  expect(values).toHaveLength(3);
  expect(await asked(id)).toHaveLength(5);
});

it('a call that cannot be looked after keeps the others waiting for nothing', async () => {
  await people(5);
  const broken = await scene.start();
  scene.clock.advance({ minutes: 1 });
  const { id } = await scene.start({ meetingTime: '12:00' });
  await db.queries
    .updateTable('calls')
    .set({ wish: 'null' as never })
    .where('id', '=', broken.id)
    .execute();
  await expect(scene.timePasses(31)).rejects.toThrow('Some calls');
  expect((await asked(id)).length).toBeGreaterThan(3);
  await db.queries.deleteFrom('calls').where('id', '=', broken.id).execute();
});

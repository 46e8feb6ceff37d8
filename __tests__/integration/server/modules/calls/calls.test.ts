import { randomUUID } from 'node:crypto';
import type { Database } from '../../../../../src/server/db/database';
import { addBooking } from '../../../../../src/server/modules/bookings/addBooking';
import { acceptBooking } from '../../../../../src/server/modules/bookings/answerRequest';
import { bookingRequest } from '../../../../support/bookingRequest';
import { callerOf, refusalOf } from '../../../../support/bookingScene';
import { type CallScene, newCallScene } from '../../../../support/callScene';
import { addAhead } from '../../../../support/many/addAhead';
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

  it('answers the same call to the same again under its id, and asks nobody twice', async () => {
    const [one] = await people(1);
    const id = randomUUID();
    const [first, again] = [await scene.start({ id }), await scene.start({ id })];
    expect(again).toEqual(first);
    for (const other of [{ meetingTitle: 'Another' }, { maxTotalFee: first.maxTotalFee - 1 }])
      expect((await refusalOf(scene.start({ id, ...other }))).code).toBe('IDEMPOTENCY_MISMATCH');
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
    expect((await refusalOf(scene.accept(call.id, one))).code).toBe('OWN_SLOT_TAKEN');
    expect(await scene.see(call.id)).toMatchObject({ state: 'asking', booking_id: null });
  });
});

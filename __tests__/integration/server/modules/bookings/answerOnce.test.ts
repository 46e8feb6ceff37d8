import { addBooking } from '../../../../../src/server/modules/bookings/addBooking';
import { acceptBooking } from '../../../../../src/server/modules/bookings/answerRequest';
import { letTimePass } from '../../../../support/letTimePass';
import { updateBooking } from '../../../../../src/server/modules/bookings/updateBooking';
import {
  callerOf,
  outcomesOf,
  refusalOf,
  bookingScenes,
  type BookingScene,
} from '../../../../support/bookingScene';
import { addPerson } from '../../../../support/testPeople';

const sceneOfTest = bookingScenes();
let scene: BookingScene;
beforeEach(() => {
  scene = sceneOfTest();
});

const addWithKey = (idempotencyKey: string, changes: Parameters<BookingScene['request']>[0] = {}) =>
  addBooking(scene.context, callerOf(scene.client), scene.request(changes), { idempotencyKey });

describe('a booking saved under an idempotency key', () => {
  it('is one booking with one answer, however often and however much at once it is sent', async () => {
    const { values, refusals } = await outcomesOf(Array.from({ length: 50 }, () => addWithKey('fifty')));
    expect(refusals).toEqual({});
    expect(new Set(values.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(await scene.countBookings()).toBe(1);
  }, 60_000);

  it('asks the database three times: for its locks, for what decides, and to store everything', async () => {
    const { db } = scene.context;
    let asked = 0;
    const queries = db.queries.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: ({ result }) => {
        asked += 1;
        return Promise.resolve(result);
      },
    });
    const context = { ...scene.context, db: { ...db, queries } };
    await addBooking(context, callerOf(scene.client), scene.request(), { idempotencyKey: 'few' });
    expect(asked).toBe(3);
  });

  it('gets the same answer again after a lost one, although the booking has moved on', async () => {
    const first = await addWithKey('lost');
    const asInterpreter = callerOf(scene.interpreter);
    expect((await acceptBooking(scene.context, asInterpreter, first)).status).toBe('confirmed');
    scene.clock.advance({ days: 60 });
    expect(await addWithKey('lost')).toEqual(first);
    expect(await scene.countBookings()).toBe(1);
  });

  it('is refused where the key comes back with another request, and changes nothing', async () => {
    await addWithKey('twice');
    const refusal = await refusalOf(addWithKey('twice', { meetingTitle: 'Something else' }));
    expect(refusal.code).toBe('IDEMPOTENCY_MISMATCH');
    expect(await scene.countBookings()).toBe(1);
  });

  it('is refused where the key was used for another call', async () => {
    const booking = await addWithKey('call');
    const request = { ...scene.request(), id: booking.id };
    const update = updateBooking(scene.context, callerOf(scene.client), request, { idempotencyKey: 'call' });
    expect((await refusalOf(update)).code).toBe('IDEMPOTENCY_MISMATCH');
  });

  it('may be tried again under its key after a refusal', async () => {
    expect((await refusalOf(addWithKey('again', { meetingDate: '2020-01-01' }))).code).toBe('INVALID');
    expect((await addWithKey('again')).status).toBe('pending');
  });

  it('does not meddle with the same key of another person', async () => {
    const first = await addWithKey('shared');
    const other = await addPerson(scene.context, 100);
    const request = scene.request({ client_id: other.id, meetingDate: '2026-02-11' });
    const second = await addBooking(scene.context, callerOf(other), request, { idempotencyKey: 'shared' });
    expect(second.id).not.toBe(first.id);
  });

  it('is one change for one key, too', async () => {
    const booking = await addWithKey('one');
    const request = { ...scene.request({ meetingTitle: 'New title' }), id: booking.id };
    const change = () =>
      updateBooking(scene.context, callerOf(scene.client), request, { idempotencyKey: 'two' });
    const { values, refusals } = await outcomesOf([change(), change(), change()]);
    expect(refusals).toEqual({});
    expect(new Set(values.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(await scene.history(booking)).toEqual([
      'client request ->pending',
      'client change pending>pending',
    ]);
  });

  it('is remembered for a day at least and forgotten some day', async () => {
    await addWithKey('old');
    const countKeys = async () => {
      await letTimePass(scene.context);
      const found = scene.context.db.queries.selectFrom('idempotency_keys').select('key');
      return (await found.where('user_id', '=', scene.client.id).execute()).length;
    };
    scene.clock.advance({ hours: 24 });
    expect(await countKeys()).toBe(1);
    scene.clock.advance({ hours: 48 });
    expect(await countKeys()).toBe(0);
  });
});

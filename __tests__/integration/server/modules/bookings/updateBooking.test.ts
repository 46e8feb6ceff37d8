import type {
  BookingPayload,
  BookingRecord,
} from '../../../../../src/shared/contract/bookings/bookingRecord';
import { listBookingEvents } from '../../../../../src/server/modules/bookings/service/bookingEvents';
import { acceptBooking, declineBooking } from '../../../../../src/server/modules/bookings/answerRequest';
import { addBooking } from '../../../../../src/server/modules/bookings/addBooking';
import { getBooking } from '../../../../../src/server/modules/bookings/service/getBooking';
import { updateBooking } from '../../../../../src/server/modules/bookings/updateBooking';
import {
  callerOf,
  outcomesOf,
  refusalOf,
  bookingScenes,
  type BookingScene,
} from '../../../../support/bookingScene';
import { addBookableInterpreter, addPerson } from '../../../../support/testPeople';

const sceneOfTest = bookingScenes();
let scene: BookingScene;
beforeEach(() => {
  scene = sceneOfTest();
});

const update = (booking: { id: string }, changes: Partial<BookingPayload> = {}, caller = scene.client) =>
  updateBooking(scene.context, callerOf(caller), { ...scene.request(changes), id: booking.id });
const stored = (booking: BookingRecord) => getBooking(scene.context, callerOf(scene.client), booking);

describe('a client who changes a request', () => {
  it('changes that booking while it is pending, at the price of now', async () => {
    const booking = await scene.book();
    const changed = await update(booking, {
      meetingTitle: 'Lease',
      meetingDuration: '2 hours',
      meetingTime: '10:30',
      selectedInterpreter: { name: 'Pat', pricePerHour: 80, durationInHours: 2, totalFee: 160 },
    });
    expect(changed).toMatchObject({ id: booking.id, status: 'pending', meetingTitle: 'Lease' });
    expect(changed).toMatchObject({
      startsAt: '2026-02-10T10:30:00.000Z',
      endsAt: '2026-02-10T12:30:00.000Z',
      createdAt: booking.createdAt,
      respondBy: booking.respondBy,
      selectedInterpreter: { totalFee: 160 },
    });
    expect(await stored(booking)).toEqual(changed);
    expect(await scene.countBookings()).toBe(1);
  });

  it('leaves in its history what was and what became, and nothing where nothing changed', async () => {
    const booking = await scene.book();
    await update(booking);
    await update(booking, { meetingTitle: 'Lease', meetingDescription: 'Two parties, one flat.' });
    const events = await listBookingEvents(scene.context.db.queries, booking.interpreter_id, booking.id);
    expect(events).toHaveLength(2);
    expect(events[1]).toMatchObject({
      actor: 'client',
      actor_id: scene.client.id,
      action: 'change',
      // The history keeps each change for ever: of a long text only that there was one.
      details: { title: ['Quarterly review', 'Lease'], description: true },
    });
  });

  it('has an answer no later than the new start', async () => {
    const booking = await scene.book();
    const sooner = await update(booking, {
      meetingDate: '2026-01-05',
      meetingTime: '01:00',
      meetingAmPm: 'PM',
    });
    expect(sooner.respondBy).toBe('2026-01-05T13:00:00.000Z');
  });

  it('cannot move it onto time that is taken, nor past a wrong price or field', async () => {
    const booking = await scene.book();
    await scene.book({ meetingTime: '11:00' });
    const refused = [
      [{ meetingTime: '10:30' }, 'SLOT_TAKEN'],
      [
        { selectedInterpreter: { name: '', pricePerHour: 1, durationInHours: 1, totalFee: 1 } },
        'PRICE_CHANGED',
      ],
      [{ meetingDate: '2020-01-01' }, 'INVALID'],
    ] as const;
    for (const [changes, code] of refused) {
      expect((await refusalOf(update(booking, changes))).code).toBe(code);
    }
    expect(await stored(booking)).toEqual(booking);
  });

  it.each([
    [
      'confirmed',
      async (booking: BookingRecord) => acceptBooking(scene.context, callerOf(scene.interpreter), booking),
    ],
    [
      'declined',
      async (booking: BookingRecord) => declineBooking(scene.context, callerOf(scene.interpreter), booking),
    ],
    ['expired', () => Promise.resolve(scene.clock.advance({ hours: 24 }))],
  ])('comes too late once it is %s, and is told so', async (status, move) => {
    const booking = await scene.book();
    await move(booking);
    const other = await addBookableInterpreter(scene.context);
    for (const changes of [{ meetingTitle: 'Late' }, { interpreter_id: other.id }]) {
      const refusal = await refusalOf(update(booking, changes));
      expect(refusal).toMatchObject({ code: 'WRONG_STATUS', options: { details: { status } } });
    }
    expect(await stored(booking)).toMatchObject({ meetingTitle: 'Quarterly review', status });
  });

  it('cannot touch what is not theirs, and does not learn that it is there', async () => {
    const booking = await scene.book();
    const stranger = await addPerson(scene.context, 100);
    const foreign = await refusalOf(update(booking, { client_id: stranger.id }, stranger));
    const missing = await refusalOf(update({ id: '6f2d8f0e-8a0b-4c55-9b1c-2a3a51f4a001' }));
    expect([foreign.code, missing.code]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    expect((await refusalOf(update(booking, {}, stranger))).code).toBe('FORBIDDEN');
  });
});

describe('another interpreter for a request', () => {
  it('means withdrawing the first and making a new one, which know of each other', async () => {
    const booking = await scene.book();
    const other = await addBookableInterpreter(scene.context);
    const replaced = await update(booking, { interpreter_id: other.id });
    expect(replaced.id).not.toBe(booking.id);
    expect(replaced).toMatchObject({ interpreter_id: other.id, status: 'pending' });
    expect((await stored(booking)).status).toBe('cancelled');
    expect(await scene.history(booking)).toEqual([
      'client request ->pending',
      'client cancel pending>cancelled',
    ]);
    const events = await listBookingEvents(scene.context.db.queries, other.id, replaced.id);
    expect(events.map(({ details }) => details)).toEqual([{ replaces: booking.id }]);
  });

  it('is both or neither: where the new one is refused, the first stands', async () => {
    const booking = await scene.book();
    const other = await addBookableInterpreter(scene.context, { languages: ['Thai', 'English'] });
    expect((await refusalOf(update(booking, { interpreter_id: other.id }))).code).toBe('INVALID');
    expect((await stored(booking)).status).toBe('pending');
    expect(await scene.history(booking)).toHaveLength(1);
  });

  it('frees the time of the first', async () => {
    const booking = await scene.book();
    const other = await addBookableInterpreter(scene.context);
    await update(booking, { interpreter_id: other.id });
    expect((await scene.book()).status).toBe('pending');
  });

  it('ends in no deadlock and no doubled time where two clients swap interpreters at once', async () => {
    const second = await addBookableInterpreter(scene.context);
    const rival = await addPerson(scene.context, 100);
    for (let day = 10; day < 18; day += 1) {
      const at = { meetingDate: `2026-02-${day}` };
      const mine = await scene.book(at);
      const theirs = scene.request({ ...at, client_id: rival.id, interpreter_id: second.id });
      const { id } = await addBooking(scene.context, callerOf(rival), theirs);
      const { values, refusals } = await outcomesOf([
        update(mine, { ...at, interpreter_id: second.id }),
        update({ id }, { ...at, client_id: rival.id }, rival),
      ]);
      expect(values.length + (refusals['SLOT_TAKEN'] ?? 0)).toBe(2);
    }
  }, 30_000);
});

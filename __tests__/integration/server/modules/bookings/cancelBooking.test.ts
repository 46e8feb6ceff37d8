import { randomUUID } from 'node:crypto';
import { acceptBooking } from '../../../../../src/server/modules/bookings/answerRequest';
import { cancelBooking } from '../../../../../src/server/modules/bookings/cancelBooking';
import { expireOverdue } from '../../../../../src/server/modules/bookings/service/expireOverdue';
import { getBooking } from '../../../../../src/server/modules/bookings/service/getBooking';
import { listBookingEvents } from '../../../../../src/server/modules/bookings/service/bookingEvents';
import {
  bookingScenes,
  callerOf,
  outcomesOf,
  refusalOf,
  type BookingScene,
} from '../../../../support/bookingScene';
import { addBookableInterpreter, addPerson } from '../../../../support/testPeople';

const sceneOfTest = bookingScenes();
let scene: BookingScene;
beforeEach(() => {
  scene = sceneOfTest();
});

type By = 'client' | 'interpreter';
const cancel = ({ id }: { id: string }, by: By = 'client', feeSeen = 0, idempotencyKey?: string) =>
  cancelBooking(
    scene.context,
    callerOf(scene[by]),
    { id, feeSeen },
    { ...(idempotencyKey && { idempotencyKey }) },
  );
const accept = ({ id }: { id: string }) => acceptBooking(scene.context, callerOf(scene.interpreter), { id });
/** Confirmed, and then so many hours before its start. */
async function confirmed(hoursAhead: number, minutes = 0) {
  const booking = await scene.book();
  await accept(booking);
  const wait = Date.parse(booking.startsAt) - scene.clock.now().getTime();
  scene.clock.advance({ seconds: wait / 1000 - hoursAhead * 3600 - minutes * 60 });
  return booking;
}

describe('a booking that is cancelled', () => {
  it('costs its client nothing while it is only requested, and frees the time', async () => {
    const booking = await scene.book();
    const cancelled = await cancel(booking);
    expect(cancelled).toMatchObject({
      status: 'cancelled',
      cancellation: { by: 'client', at: scene.clock.now().toISOString(), fee: 0 },
    });
    expect(await scene.history(booking)).toEqual([
      'client request ->pending',
      'client cancel pending>cancelled',
    ]);
    expect((await scene.book()).status).toBe('pending');
  });

  it.each([
    [48, 0],
    [47, 40],
    [24, 40],
    [23, 80],
  ])('costs, %d hours before the start, %d of 80 euros, which both read on it', async (hours, fee) => {
    const booking = await confirmed(hours);
    expect((await cancel(booking, 'client', fee)).cancellation).toMatchObject({ by: 'client', fee });
    const read = await getBooking(scene.context, callerOf(scene.interpreter), booking);
    expect(read.cancellation).toMatchObject({ fee });
    const events = await listBookingEvents(scene.context.db.queries, booking.interpreter_id, booking.id);
    expect(events.at(-1)?.details).toEqual({ feeCents: fee * 100 });
  });

  it('is not cancelled for another amount than was shown, and says which it is now', async () => {
    const booking = await confirmed(47, 59);
    const refusal = await refusalOf(cancel(booking, 'client', 0));
    expect(refusal).toMatchObject({ code: 'FEE_CHANGED', options: { details: { fee: 40 } } });
    expect((await getBooking(scene.context, callerOf(scene.client), booking)).status).toBe('confirmed');
  });

  it('costs its client nothing where the interpreter cancels, even at the last minute', async () => {
    const booking = await confirmed(0, 1);
    const cancelled = await cancel(booking, 'interpreter');
    expect(cancelled.cancellation).toMatchObject({ by: 'interpreter', fee: 0 });
  });

  it('is not cancelled once it has started, nor while the interpreter has still to answer it', async () => {
    const pending = await scene.book({ meetingTime: '03:00', meetingAmPm: 'PM' });
    expect(await refusalOf(cancel(pending, 'interpreter'))).toMatchObject({
      code: 'WRONG_STATUS',
      options: { details: { status: 'pending' } },
    });
    const booking = await confirmed(0);
    expect((await refusalOf(cancel(booking, 'client', 80))).code).toBe('WRONG_STATUS');
  });

  it('is cancelled once under one key, with the same answer again; another amount under it is refused', async () => {
    const booking = await scene.book();
    const key = randomUUID();
    const tries = await Promise.all(Array.from({ length: 20 }, () => cancel(booking, 'client', 0, key)));
    expect(new Set(tries.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await scene.history(booking)).toHaveLength(2);
    expect((await refusalOf(cancel(booking, 'client', 1, key))).code).toBe('IDEMPOTENCY_MISMATCH');
    expect((await refusalOf(cancel(booking))).code).toBe('WRONG_STATUS');
  }, 30_000);

  it('looks like one that is not there to everybody else', async () => {
    const booking = await scene.book();
    const strangers = [await addPerson(scene.context, 100), await addBookableInterpreter(scene.context)];
    for (const stranger of strangers) {
      const foreign = cancelBooking(scene.context, callerOf(stranger), { id: booking.id, feeSeen: 0 });
      expect((await refusalOf(foreign)).code).toBe('NOT_FOUND');
    }
    expect((await refusalOf(cancel({ id: randomUUID() }))).code).toBe('NOT_FOUND');
  });

  it('and accepted at once, has one winner whom the other is told of', async () => {
    for (let round = 1; round <= 8; round += 1) {
      const booking = await scene.book({ meetingDate: `2026-03-0${round}` });
      const { values, refusals } = await outcomesOf([accept(booking), cancel(booking), accept(booking)]);
      const now = await getBooking(scene.context, callerOf(scene.client), booking);
      // Both may win one after the other: a confirmed booking can be cancelled, free of charge that early.
      expect(values.length + (refusals['WRONG_STATUS'] ?? 0)).toBe(3);
      expect(['confirmed', 'cancelled']).toContain(now.status);
      const told = await scene.history(booking);
      expect(told.at(-1)).toMatch(new RegExp(`>${now.status}$`));
      expect(told).toHaveLength(values.length + 1);
    }
  }, 30_000);

  it('by both sides at once, is cancelled by one of them', async () => {
    const booking = await confirmed(72);
    const calls = [
      cancel(booking),
      cancel(booking, 'interpreter'),
      cancel(booking),
      cancel(booking, 'interpreter'),
    ];
    const { values, refusals } = await outcomesOf(calls);
    expect(values).toHaveLength(1);
    expect(refusals).toEqual({ WRONG_STATUS: 3 });
  });

  it('at its deadline has expired instead, whoever writes it down first', async () => {
    const booking = await scene.book();
    scene.clock.advance({ hours: 24 });
    const expire = scene.context.db.queries
      .transaction()
      .execute((queries) => expireOverdue(queries, scene.clock.now(), { clientId: scene.client.id }));
    const { refusals } = await outcomesOf<unknown>([cancel(booking), expire, cancel(booking)]);
    expect(refusals).toEqual({ WRONG_STATUS: 2 });
    expect((await scene.history(booking)).at(-1)).toBe('time expire pending>expired');
  });
});

import type {
  BookingPayload,
  BookingRecord,
} from '../../../../../src/shared/contract/bookings/bookingRecord';
import { acceptBooking, declineBooking } from '../../../../../src/server/modules/bookings/answerRequest';
import { getBooking } from '../../../../../src/server/modules/bookings/service/getBooking';
import { getInterpreterRecords } from '../../../../../src/server/modules/bookings/listBookings';
import { updateBooking } from '../../../../../src/server/modules/bookings/updateBooking';
import { addBookableInterpreter } from '../../../../support/testPeople';
import {
  bookingScenes,
  callerOf,
  outcomesOf,
  refusalOf,
  type BookingScene,
} from '../../../../support/bookingScene';

const sceneOfTest = bookingScenes();
let scene: BookingScene;
beforeEach(() => {
  scene = sceneOfTest();
});

const accept = ({ id, version }: { id: string; version?: number }) =>
  acceptBooking(scene.context, callerOf(scene.interpreter), { id, version });
const decline = ({ id, version }: { id: string; version?: number }) =>
  declineBooking(scene.context, callerOf(scene.interpreter), { id, version });
const change = (booking: { id: string }, changes: Partial<BookingPayload>) =>
  updateBooking(scene.context, callerOf(scene.client), { ...scene.request(changes), id: booking.id });
const changeSeen = (
  { id, version }: BookingRecord,
  changes: Partial<BookingPayload>,
  idempotencyKey?: string,
) =>
  updateBooking(
    scene.context,
    callerOf(scene.client),
    { ...scene.request(changes), id, version },
    { idempotencyKey },
  );
const stored = (booking: BookingRecord) => getBooking(scene.context, callerOf(scene.client), booking);

describe('the version of a booking', () => {
  it('starts at 1 and rises by one with each change, not with a save of what stands already', async () => {
    const booking = await scene.book();
    expect(booking.version).toBe(1);
    expect((await change(booking, {})).version).toBe(1);
    expect((await change(booking, { meetingTitle: 'Lease' })).version).toBe(2);
    expect((await accept({ id: booking.id, version: 2 })).version).toBe(3);
    const caller = callerOf(scene.interpreter);
    const [listed] = await getInterpreterRecords(scene.context, caller, {
      interpreter_id: scene.interpreter.id,
    });
    expect(listed?.version).toBe(3);
    expect((await stored(booking)).version).toBe(3);
  });
});

describe('an interpreter whose page shows a request as it was before', () => {
  it.each([
    ['accept', accept],
    ['decline', decline],
  ])('cannot %s it: they are told the present version, and nothing changes', async (_, answer) => {
    const seen = await scene.book();
    const changed = await change(seen, { meetingTime: '04:00', meetingAmPm: 'PM' });
    const refusal = await refusalOf(answer(seen));
    expect(refusal).toMatchObject({ code: 'BOOKING_CHANGED', options: { details: { version: 2 } } });
    expect(await stored(seen)).toEqual(changed);
    expect(await scene.history(seen)).toHaveLength(2);
  });

  it('can answer as soon as they saw the change', async () => {
    const changed = await change(await scene.book(), { meetingTitle: 'Lease' });
    expect((await accept(changed)).status).toBe('confirmed');
  });

  it('is told the status rather than the change where nobody can answer any more', async () => {
    const seen = await scene.book();
    await decline(await change(seen, { meetingTitle: 'Lease' }));
    expect(await refusalOf(accept(seen))).toMatchObject({
      code: 'WRONG_STATUS',
      options: { details: { status: 'declined' } },
    });
  });

  it('never agrees to a change unseen, however close the two are', async () => {
    for (let round = 0; round < 12; round += 1) {
      const at = { meetingDate: `2026-03-${round + 10}` };
      const seen = await scene.book(at);
      const both = [() => accept(seen), () => change(seen, { ...at, meetingTitle: 'Unseen' })];
      if (round % 2) both.reverse();
      const { values, refusals } = await outcomesOf(both.map((start) => start()));
      expect(values).toHaveLength(1);
      const present = await stored(seen);
      const wonBy = present.meetingTitle === 'Unseen' ? 'client' : 'interpreter';
      expect(present.status).toBe(wonBy === 'client' ? 'pending' : 'confirmed');
      expect(refusals).toEqual(wonBy === 'client' ? { BOOKING_CHANGED: 1 } : { WRONG_STATUS: 1 });
    }
  }, 30_000);
});

describe('a client whose page shows their request as it was before', () => {
  it('does not undo what another device saved: they are told the present version', async () => {
    const seen = await scene.book();
    const moved = await change(seen, { meetingTime: '04:00', meetingAmPm: 'PM' });
    const refusal = await refusalOf(changeSeen(seen, { meetingTitle: 'Lease' }));
    expect(refusal).toMatchObject({ code: 'BOOKING_CHANGED', options: { details: { version: 2 } } });
    expect(await stored(seen)).toEqual(moved);
    expect((await changeSeen(moved, { meetingTitle: 'Lease' })).version).toBe(3);
  });

  it('does not withdraw it for another interpreter either', async () => {
    const seen = await scene.book();
    await change(seen, { meetingTitle: 'Lease' });
    const other = await addBookableInterpreter(scene.context);
    const refusal = await refusalOf(changeSeen(seen, { interpreter_id: other.id }));
    expect(refusal.code).toBe('BOOKING_CHANGED');
    expect((await stored(seen)).status).toBe('pending');
    expect(await scene.countBookings()).toBe(1);
  });

  it('gets the answer of their own change again where it was lost, although the version rose by it', async () => {
    const seen = await scene.book();
    const change = () => changeSeen(seen, { meetingTitle: 'Lease' }, 'lost');
    const first = await change();
    expect(first.version).toBe(2);
    expect(await change()).toEqual(first);
  });

  it('is told the status rather than the change where nothing can be changed any more', async () => {
    const seen = await scene.book();
    await decline(await change(seen, { meetingTitle: 'Lease' }));
    expect((await refusalOf(changeSeen(seen, {}))).code).toBe('WRONG_STATUS');
  });
});

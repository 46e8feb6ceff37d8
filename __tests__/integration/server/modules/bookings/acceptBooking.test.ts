import { acceptBooking, declineBooking } from '../../../../../src/server/modules/bookings/answerRequest';
import { getBooking } from '../../../../../src/server/modules/bookings/service/getBooking';
import { updateBooking } from '../../../../../src/server/modules/bookings/updateBooking';
import {
  callerOf,
  outcomesOf,
  refusalOf,
  bookingScenes,
  type BookingScene,
} from '../../../../support/bookingScene';
import { addBookableInterpreter } from '../../../../support/testPeople';

const sceneOfTest = bookingScenes();
let scene: BookingScene;
beforeEach(() => {
  scene = sceneOfTest();
});

const accept = (booking: { id: string }, by = scene.interpreter) =>
  acceptBooking(scene.context, callerOf(by), { id: booking.id });
const decline = (booking: { id: string }) =>
  declineBooking(scene.context, callerOf(scene.interpreter), { id: booking.id });

describe('an interpreter who answers a request', () => {
  it('confirms it for both', async () => {
    const booking = await scene.book();
    expect(await accept(booking)).toEqual({ ...booking, status: 'confirmed', version: 2 });
    expect((await getBooking(scene.context, callerOf(scene.client), booking)).status).toBe('confirmed');
    expect(await scene.history(booking)).toEqual([
      'client request ->pending',
      'interpreter accept pending>confirmed',
    ]);
  });

  it('keeps the time when they confirm, and frees it when they decline', async () => {
    const booking = await scene.book();
    await accept(booking);
    expect((await refusalOf(scene.book())).code).toBe('SLOT_TAKEN');
    const later = await scene.book({ meetingTime: '03:00', meetingAmPm: 'PM' });
    expect((await decline(later)).status).toBe('declined');
    expect((await scene.book({ meetingTime: '03:00', meetingAmPm: 'PM' })).status).toBe('pending');
  });

  it('may answer until the deadline and not at it', async () => {
    const [early, late] = [await scene.book(), await scene.book({ meetingTime: '12:00', meetingAmPm: 'PM' })];
    scene.clock.advance({ hours: 23, minutes: 59, seconds: 59 });
    expect((await accept(early)).status).toBe('confirmed');
    scene.clock.advance({ seconds: 1 });
    const refusal = await refusalOf(accept(late));
    expect(refusal).toMatchObject({ code: 'WRONG_STATUS', options: { details: { status: 'expired' } } });
  });

  it('is told the present status where it was answered before', async () => {
    const booking = await scene.book();
    await decline(booking);
    const refusal = await refusalOf(accept(booking));
    expect(refusal).toMatchObject({ code: 'WRONG_STATUS', options: { details: { status: 'declined' } } });
  });

  it("cannot answer another's request, which looks like one that is not there", async () => {
    const booking = await scene.book();
    const stranger = await addBookableInterpreter(scene.context);
    const refusals = [
      await refusalOf(accept(booking, stranger)),
      await refusalOf(accept({ id: '6f2d8f0e-8a0b-4c55-9b1c-2a3a51f4a001' })),
      await refusalOf(accept(booking, scene.client)),
    ];
    expect(refusals.map(({ code }) => code)).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
    expect(refusals.map(({ options }) => options)).toEqual([{}, {}, {}]);
    expect(await scene.history(booking)).toHaveLength(1);
  });

  it('accepts once, however often they press the button at once', async () => {
    const booking = await scene.book();
    const { values, refusals } = await outcomesOf(Array.from({ length: 50 }, () => accept(booking)));
    expect(values.map(({ status }) => status)).toEqual(['confirmed']);
    expect(refusals).toEqual({ WRONG_STATUS: 49 });
    expect(await scene.history(booking)).toHaveLength(2);
  }, 30_000);

  it('either accepts or declines, whichever comes first', async () => {
    for (let round = 0; round < 8; round += 1) {
      const booking = await scene.book({ meetingDate: `2026-03-0${round + 1}` });
      const { values, refusals } = await outcomesOf([accept(booking), decline(booking), accept(booking)]);
      expect(values).toHaveLength(1);
      expect(refusals).toEqual({ WRONG_STATUS: 2 });
      const now = await getBooking(scene.context, callerOf(scene.client), booking);
      expect(now.status).toBe(values[0]?.status);
    }
  }, 30_000);

  it('and a client who changes the interpreter at the same time: one wins, the other is told', async () => {
    const other = await addBookableInterpreter(scene.context);
    for (let round = 0; round < 8; round += 1) {
      const at = { meetingDate: `2026-03-0${round + 1}` };
      const booking = await scene.book(at);
      const withdraw = updateBooking(scene.context, callerOf(scene.client), {
        ...scene.request({ ...at, interpreter_id: other.id }),
        id: booking.id,
      });
      const { refusals } = await outcomesOf([accept(booking), withdraw]);
      expect(refusals).toEqual({ WRONG_STATUS: 1 });
    }
  }, 30_000);
});

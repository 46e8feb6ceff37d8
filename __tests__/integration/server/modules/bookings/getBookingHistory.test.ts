import { acceptBooking } from '../../../../../src/server/modules/bookings/answerRequest';
import { cancelBooking } from '../../../../../src/server/modules/bookings/cancelBooking';
import { getBookingHistory } from '../../../../../src/server/modules/bookings/service/getBookingHistory';
import { letTimePass } from '../../../../support/letTimePass';
import { updateBooking } from '../../../../../src/server/modules/bookings/updateBooking';
import { bookingScenes, callerOf, refusalOf } from '../../../../support/bookingScene';
import { addBookableInterpreter, addPerson } from '../../../../support/testPeople';

const scene = bookingScenes();
const historyFor = (id: string, by: 'client' | 'interpreter' = 'client') =>
  getBookingHistory(scene().context, callerOf(scene()[by]), { id });

describe('the history of a booking', () => {
  it('tells both parties who did what when, and what became different', async () => {
    const { context, client, interpreter, clock, book, request } = scene();
    const { id } = await book();
    clock.advance({ minutes: 10 });
    const change = request({ meetingTitle: 'Yearly review', meetingTime: '11:00' });
    await updateBooking(context, callerOf(client), { ...change, id });
    clock.advance({ minutes: 10 });
    await acceptBooking(context, callerOf(interpreter), { id });
    clock.advance({ days: 35 });
    await cancelBooking(context, callerOf(client), { id, feeSeen: 40 });
    const told = await historyFor(id);
    expect(told).toEqual([
      {
        at: '2026-01-05T09:00:00.000Z',
        actor: 'client',
        actorName: 'Ada Client',
        action: 'request',
        status: 'pending',
        changed: [],
        fee: null,
        proposedStart: null,
        minutes: null,
      },
      expect.objectContaining({
        at: '2026-01-05T09:10:00.000Z',
        action: 'change',
        changed: ['title', 'when'],
      }),
      expect.objectContaining({ action: 'accept', actorName: 'Ines Ruiz', status: 'confirmed' }),
      expect.objectContaining({ action: 'cancel', status: 'cancelled', fee: 40 }),
    ]);
    expect(await historyFor(id, 'interpreter')).toEqual(told);
  });

  it('tells what time did, at its moment, with nobody’s name', async () => {
    const booking = await scene().book();
    scene().clock.advance({ days: 3 });
    await letTimePass(scene().context);
    expect((await historyFor(booking.id)).at(-1)).toMatchObject({
      at: booking.respondBy,
      actor: 'time',
      actorName: '',
      action: 'expire',
    });
  });

  it('is not there for anybody else', async () => {
    const { context, book } = scene();
    const { id } = await book();
    for (const stranger of [await addPerson(context, 100), await addBookableInterpreter(context)]) {
      expect((await refusalOf(getBookingHistory(context, callerOf(stranger), { id }))).code).toBe(
        'NOT_FOUND',
      );
    }
  });
});

import { acceptBooking } from '../../../../../src/server/modules/bookings/answerRequest';
import { getWeekBookings } from '../../../../../src/server/modules/calendar/getWeekBookings';
import { listBookingRowsSince } from '../../../../../src/server/modules/bookings/service/bookingRowsInTime';
import { bookingScenes, callerOf, type BookingScene } from '../../../../support/bookingScene';
import { takenBack } from '../../../../support/takenBack';
import { addPerson } from '../../../../support/testPeople';

const sceneOfTest = bookingScenes();
let scene: BookingScene;
beforeEach(() => {
  scene = sceneOfTest();
});

const WEEK = { from: '2026-02-09T00:00:00.000Z', to: '2026-02-16T00:00:00.000Z' };
const week = (by: 'client' | 'interpreter', stretch = WEEK) =>
  getWeekBookings(scene.context, callerOf(scene[by]), stretch);

describe('the bookings of a week', () => {
  it('are one’s own that lie in it or reach into it, by their start', async () => {
    const late = { meetingTime: '11:30', meetingAmPm: 'PM' } as const;
    await scene.book({
      meetingTitle: 'before',
      meetingDate: '2026-02-08',
      meetingTime: '11:00',
      meetingAmPm: 'PM',
    });
    await scene.book({
      meetingTitle: 'after',
      meetingDate: '2026-02-16',
      meetingTime: '12:00',
      meetingAmPm: 'AM',
    });
    await scene.book({ meetingTitle: 'last', meetingDate: '2026-02-15', ...late, meetingTime: '11:00' });
    await scene.book({ meetingTitle: 'middle' });
    scene.clock.advance({ minutes: 1 });
    const over = await scene.book({ meetingTitle: 'over', meetingDate: '2026-02-01', ...late });
    const titles = async (by: 'client' | 'interpreter', stretch = WEEK) =>
      (await week(by, stretch)).map(({ meetingTitle }) => meetingTitle);
    expect(await titles('client')).toEqual(['middle', 'last']);
    expect(await titles('interpreter')).toEqual(['middle', 'last']);
    expect(over.endsAt).toBe('2026-02-02T00:30:00.000Z');
    const next = { from: '2026-02-02T00:00:00.000Z', to: '2026-02-09T00:00:00.000Z' };
    expect(await titles('client', next)).toEqual(['over', 'before']);
  });

  it('are all that hold, whatever others asked for and took back before them', async () => {
    const { id } = await scene.book({ meetingTitle: 'held', meetingDate: '2026-02-12' });
    await takenBack(scene.context.db.queries, { id, count: 500, minutesLater: -9 });
    const bookings = await week('interpreter');
    expect(bookings).toHaveLength(500);
    expect(bookings.at(-1)).toMatchObject({ meetingTitle: 'held', status: 'pending' });
  });

  it('stay in a calendar’s feed, whatever was asked for later and taken back', async () => {
    const { id, startsAt } = await scene.book();
    const { queries } = scene.context.db;
    await takenBack(queries, { id, count: 1000, minutesLater: 60 });
    const told = await listBookingRowsSince(
      queries,
      'interpreter_id',
      scene.interpreter.id,
      new Date(startsAt),
    );
    expect(told).toHaveLength(1000);
    expect(told[0]).toMatchObject({ id, status: 'pending' });
  });

  it('are nobody else’s, and have the status that time has brought', async () => {
    const { id } = await scene.book();
    await acceptBooking(scene.context, callerOf(scene.interpreter), { id });
    scene.clock.advance({ days: 60 });
    expect((await week('client')).map(({ status }) => status)).toEqual(['completed']);
    const stranger = await addPerson(scene.context, 100);
    expect(await getWeekBookings(scene.context, callerOf(stranger), WEEK)).toEqual([]);
  });
});

import fc from 'fast-check';
import { SlotTakenDetails } from '../../../../../src/shared/contract/base/refusalDetails';
import { addBooking } from '../../../../../src/server/modules/bookings/addBooking';
import {
  callerOf,
  bookingScenes,
  outcomesOf,
  refusalOf,
  type BookingScene,
} from '../../../../support/bookingScene';
import { addPerson } from '../../../../support/testPeople';

const sceneOfTest = bookingScenes();
let scene: BookingScene;
beforeEach(() => {
  scene = sceneOfTest();
});

const clock12 = (minutes: number) => {
  const hour = Math.floor(minutes / 60);
  const twelve = String(hour % 12 === 0 ? 12 : hour % 12).padStart(2, '0');
  const meetingTime = `${twelve}:${String(minutes % 60).padStart(2, '0')}`;
  return { meetingTime, meetingAmPm: hour < 12 ? ('AM' as const) : ('PM' as const) };
};

describe("an interpreter's time", () => {
  it.each([
    ['the same', 600, '1 hour'],
    ['a start within', 630, '1 hour'],
    ['an end within', 540, '2 hours'],
    ['around it', 570, '2 hours'],
    ['inside it', 615, '30 min'],
  ] as const)('cannot be held twice: %s', async (_, minutes, meetingDuration) => {
    const hours = { '30 min': 0.5, '1 hour': 1, '2 hours': 2 }[meetingDuration];
    const seen = { name: 'Pat', pricePerHour: 80, durationInHours: hours, totalFee: 80 * hours };
    await scene.book();
    const changes = { ...clock12(minutes), meetingDuration, selectedInterpreter: seen };
    expect((await refusalOf(scene.book(changes))).code).toBe('SLOT_TAKEN');
    expect(await scene.countBookings()).toBe(1);
  });

  it('may be booked back to back', async () => {
    await scene.book();
    await scene.book(clock12(540));
    await scene.book(clock12(660));
    expect(await scene.countBookings()).toBe(3);
  });

  it('is the same time in whatever zone it is asked for', async () => {
    await scene.book();
    const refusal = await refusalOf(
      scene.book({ meetingTime: '03:30', meetingAmPm: 'PM', meetingTimezone: 'Asia/Kolkata' }),
    );
    expect(refusal.code).toBe('SLOT_TAKEN');
  });

  it('leads to the nearest free times, as the wanted zone shows them', async () => {
    await scene.book();
    await scene.book(clock12(660));
    const refusal = await refusalOf(
      scene.book({ meetingTime: '05:30', meetingAmPm: 'AM', meetingTimezone: 'EST' }),
    );
    const { alternatives } = SlotTakenDetails.parse(refusal.options.details);
    const shown = alternatives.map((each) => `${each.meetingDate} ${each.meetingTime} ${each.meetingAmPm}`);
    expect(shown).toEqual(['2026-02-10 07:00 AM', '2026-02-10 04:00 AM', '2026-02-10 07:30 AM']);
    for (const { meetingDate, meetingTime, meetingAmPm } of alternatives.slice(0, 2)) {
      const taken = await scene.book({ meetingDate, meetingTime, meetingAmPm, meetingTimezone: 'EST' });
      expect(taken.status).toBe('pending');
    }
  });

  it('offers alternatives within the hours of the interpreter only, and not on a day off', async () => {
    const { queries } = scene.context.db;
    const own = { interpreter_id: scene.interpreter.id };
    await queries
      .insertInto('weekly_hours')
      .values([
        { ...own, weekday: 2, opens: '09:00', closes: '11:00' },
        { ...own, weekday: 3, opens: '09:00', closes: '11:00' },
        { ...own, weekday: 4, opens: '09:00', closes: '10:00' },
      ])
      .execute();
    await queries
      .insertInto('days_off')
      .values({ ...own, first_day: '2026-02-11', last_day: '2026-02-11' })
      .execute();
    await scene.book();
    const { alternatives } = SlotTakenDetails.parse((await refusalOf(scene.book())).options.details);
    expect(alternatives.map(({ startsAt }) => startsAt)).toEqual([
      '2026-02-10T09:00:00.000Z',
      '2026-02-12T09:00:00.000Z',
      '2026-02-05T09:00:00.000Z',
    ]);
  });

  it('goes to exactly one of fifty clients who want overlapping times at once, in every round', async () => {
    const clients = await Promise.all(Array.from({ length: 50 }, () => addPerson(scene.context, 100)));
    const rounds = fc.sample(fc.array(fc.integer({ min: 0, max: 59 }), { minLength: 50, maxLength: 50 }), {
      numRuns: 4,
      seed: 7,
    });
    for (const [round, minutes] of rounds.entries()) {
      const meetingDate = `2026-03-1${round}`;
      const calls = clients.map((client, place) => {
        const time = clock12(600 + (minutes[place] ?? 0));
        const request = scene.request({ client_id: client.id, meetingDate, ...time });
        return addBooking(scene.context, callerOf(client), request);
      });
      const { values, refusals } = await outcomesOf(calls);
      expect(values).toHaveLength(1);
      expect(refusals).toEqual({ SLOT_TAKEN: 49 });
    }
    expect(await scene.countBookings()).toBe(4);
  }, 60_000);

  it('is guarded by the database itself, whatever writes to it', async () => {
    const booking = await scene.book();
    const other = await scene.book(clock12(780));
    const move = scene.context.db.queries
      .updateTable('bookings')
      .set({ starts_at: new Date(booking.startsAt), ends_at: new Date(booking.endsAt) })
      .where('id', '=', other.id)
      .execute();
    await expect(move).rejects.toMatchObject({ code: '23P01', constraint: 'bookings_slot_taken' });
  });
});

import fc from 'fast-check';
import { InterpreterSearch } from '../../../../../src/shared/contract/interpreters/interpreter';
import { unavailableReason } from '../../../../../src/shared/domain/booking/availability';
import { durationMinutes } from '../../../../../src/shared/domain/booking/bookingChoices';
import { findAvailability } from '../../../../../src/server/modules/availability/service/findAvailability';
import { declineBooking } from '../../../../../src/server/modules/bookings/answerRequest';
import { getInterpreters } from '../../../../../src/server/modules/interpreters/getInterpreters';
import { callerOf, bookingScenes } from '../../../../support/bookingScene';
import { addBookableInterpreter } from '../../../../support/testPeople';
import { fuzzParameters, fuzzPatienceMs } from '../../../../support/fuzzParameters';

const sceneOfTest = bookingScenes();

describe('who is free at a time', () => {
  const search = async (request: Parameters<typeof InterpreterSearch.parse>[0]) => {
    const { context, client } = sceneOfTest();
    return getInterpreters(context, callerOf(client), InterpreterSearch.parse(request));
  };
  /** Somebody of the test's own, found by a word that nobody else has. */
  const addNamed = async (word: string, zone: string | null, firstName = 'Ada') => {
    const { context } = sceneOfTest();
    const user = await addBookableInterpreter(context, { firstName, lastName: word });
    await context.db.queries
      .updateTable('users')
      .set({ time_zone: zone })
      .where('id', '=', user.id)
      .execute();
    await context.db.queries
      .updateTable('interpreters')
      .set({ search_text: word.toLowerCase() })
      .where('user_id', '=', user.id)
      .execute();
    const isFree = async (startsAt: string, duration: '30 min' | '1 hour' | '2 hours' = '1 hour') =>
      (await search({ search: word, freeAt: { startsAt, duration } })).some(({ id }) => id === user.id);
    return { user, isFree };
  };
  const addHours = (id: string, weekday: number, opens: string, closes: string) =>
    sceneOfTest()
      .context.db.queries.insertInto('weekly_hours')
      .values({ interpreter_id: id, weekday, opens, closes })
      .execute();

  it('is everybody without hours and bookings', async () => {
    const { isFree } = await addNamed('Hourless', null);
    expect(await isFree('2026-02-10T03:00:00Z')).toBe(true);
  });

  it('is who works then, on the clocks of their own zone', async () => {
    const { user, isFree } = await addNamed('Tokyoite', 'Asia/Tokyo');
    await addHours(user.id, 2, '09:00', '17:00');
    // Tuesday 09:00 in Tokyo is midnight in UTC.
    expect(await isFree('2026-02-10T00:00:00Z')).toBe(true);
    expect(await isFree('2026-02-09T23:30:00Z')).toBe(false);
    expect(await isFree('2026-02-10T07:00:00Z')).toBe(true);
    expect(await isFree('2026-02-10T07:30:00Z')).toBe(false);
    expect(await isFree('2026-02-10T07:30:00Z', '30 min')).toBe(true);
    expect(await isFree('2026-02-11T00:00:00Z')).toBe(false);
  });

  it('is who works over midnight, where their hours meet there', async () => {
    const { user, isFree } = await addNamed('Nightowl', 'UTC');
    await addHours(user.id, 2, '22:00', '24:00');
    await addHours(user.id, 3, '00:00', '01:00');
    expect(await isFree('2026-02-10T23:00:00Z', '2 hours')).toBe(true);
    expect(await isFree('2026-02-10T23:30:00Z', '2 hours')).toBe(false);
    expect(await isFree('2026-02-10T21:30:00Z', '2 hours')).toBe(false);
    expect(await isFree('2026-02-11T23:30:00Z')).toBe(false);
  });

  it('follows the clocks into summer time', async () => {
    const { user, isFree } = await addNamed('Berliner', 'Europe/Berlin');
    await addHours(user.id, 1, '09:00', '10:00');
    expect(await isFree('2026-03-23T08:00:00Z')).toBe(true);
    expect(await isFree('2026-03-30T08:00:00Z')).toBe(false);
    expect(await isFree('2026-03-30T07:00:00Z')).toBe(true);
  });

  it('is nobody on a day off, in their own zone', async () => {
    const { user, isFree } = await addNamed('Kiwi', 'Pacific/Auckland');
    const dayOff = { interpreter_id: user.id, first_day: '2026-02-10', last_day: '2026-02-11' };
    await sceneOfTest().context.db.queries.insertInto('days_off').values(dayOff).execute();
    expect(await isFree('2026-02-09T10:00:00Z')).toBe(true);
    expect(await isFree('2026-02-09T10:01:00Z')).toBe(false);
    expect(await isFree('2026-02-11T10:59:00Z')).toBe(false);
    expect(await isFree('2026-02-11T11:00:00Z')).toBe(true);
  });

  it('is nobody whose time a booking holds, and again who declined it or let it pass', async () => {
    const scene = sceneOfTest();
    const at = (startsAt: string) =>
      search({ freeAt: { startsAt, duration: '1 hour' } }).then((found) =>
        found.some(({ id }) => id === scene.interpreter.id),
      );
    const booking = await scene.book();
    expect(await at(booking.startsAt)).toBe(false);
    expect(await at(new Date(Date.parse(booking.startsAt) - 30 * 60_000).toISOString())).toBe(false);
    expect(await at(booking.endsAt)).toBe(true);
    await declineBooking(scene.context, callerOf(scene.interpreter), booking);
    expect(await at(booking.startsAt)).toBe(true);
    const other = await scene.book();
    scene.clock.advance({ hours: 25 });
    expect(await at(other.startsAt)).toBe(true);
  });

  it('comes first when that is asked for, and the others are told apart', async () => {
    const [free, busy] = [await addNamed('Sorrel', null), await addNamed('Sorrel', 'Asia/Tokyo')];
    await addHours(busy.user.id, 5, '09:00', '10:00');
    const freeAt = { startsAt: '2026-02-10T10:00:00Z', duration: '1 hour' as const };
    const found = await search({ search: 'sorrel', freeAt, sort: 'free' });
    expect(found.map(({ id, isFree }) => [id, isFree])).toEqual([
      [free.user.id, true],
      [busy.user.id, false],
    ]);
    const pages = [];
    for (const page of [1, 2, 3]) {
      pages.push(
        (await search({ search: 'sorrel', freeAt, sort: 'free', page, pageSize: 1 })).map(({ id }) => id),
      );
    }
    expect(pages).toEqual([[free.user.id], [busy.user.id], []]);
    expect((await search({ search: 'sorrel' })).map(({ isFree }) => isFree)).toEqual([undefined, undefined]);
  });

  it('needs a time to be sorted by', () => {
    const read = InterpreterSearch.safeParse({ sort: 'free' });
    expect(read.error?.issues).toMatchObject([{ path: ['freeAt'], message: 'required' }]);
  });

  it('is who works in two stretches that meet by day', async () => {
    const { user, isFree } = await addNamed('Lunchless', 'UTC');
    await addHours(user.id, 2, '09:00', '12:00');
    await addHours(user.id, 2, '12:00', '17:00');
    expect(await isFree('2026-02-10T11:30:00Z')).toBe(true);
    expect(await isFree('2026-02-10T16:30:00Z')).toBe(false);
  });

  it('is nobody whose day off begins before the end', async () => {
    const { user, isFree } = await addNamed('Partygoer', 'UTC');
    const dayOff = { interpreter_id: user.id, first_day: '2026-02-11', last_day: '2026-02-11' };
    await sceneOfTest().context.db.queries.insertInto('days_off').values(dayOff).execute();
    expect(await isFree('2026-02-10T23:00:00Z', '2 hours')).toBe(false);
    expect(await isFree('2026-02-10T23:00:00Z')).toBe(true);
  });

  it('is nobody in the morning of a night that would begin on a day off', async () => {
    const { user, isFree } = await addNamed('Sleeper', 'UTC');
    for (const weekday of [2, 3]) await addHours(user.id, weekday, '22:00', '24:00');
    for (const weekday of [3, 4]) await addHours(user.id, weekday, '00:00', '02:00');
    const dayOff = { interpreter_id: user.id, first_day: '2026-02-10', last_day: '2026-02-10' };
    await sceneOfTest().context.db.queries.insertInto('days_off').values(dayOff).execute();
    expect(await isFree('2026-02-11T00:30:00Z')).toBe(false);
    expect(await isFree('2026-02-11T22:30:00Z')).toBe(true);
    expect(await isFree('2026-02-12T00:30:00Z')).toBe(true);
    expect(await isFree('2026-02-18T00:30:00Z')).toBe(true);
  });

  it(
    'means the same as the rule that bookings follow, wherever clocks change and days end',
    async () => {
      const { user, isFree } = await addNamed('Ruler', 'UTC');
      const { context, clock } = sceneOfTest();
      const setDays = { interpreter_id: user.id, first_day: '2026-03-29', last_day: '2026-03-29' };
      await context.db.queries.insertInto('days_off').values(setDays).execute();
      const quarter = (most: number) => fc.integer({ min: 0, max: most });
      const stretch = fc.record({
        weekday: fc.constantFrom(6, 7, 1),
        // nights, whose mornings fall with a day off, come of themselves too seldom
        opens: fc.oneof(quarter(95), fc.constantFrom(0, 80)),
        length: fc.oneof(quarter(96), fc.constant(20)),
      });
      const words = (place: number) =>
        `${String(Math.floor(place / 4)).padStart(2, '0')}:${String((place % 4) * 15).padStart(2, '0')}`;
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom('Europe/Berlin', 'America/Santiago', 'Australia/Lord_Howe', 'PDT', 'UTC'),
          // Berlin's clocks change on 29 March, Santiago's and Lord Howe's on the next Sunday.
          fc.tuple(fc.constantFrom('2026-03-28', '2026-03-29', '2026-04-04'), quarter(192)),
          fc.constantFrom('30 min' as const, '1 hour' as const, '2 hours' as const),
          fc.uniqueArray(stretch, { maxLength: 4, selector: ({ weekday, opens }) => weekday * 100 + opens }),
          async (zone, [day, start], duration, stretches) => {
            const hours = stretches.map(({ weekday, opens, length }) => {
              return { weekday, opens: words(opens), closes: words(Math.min(96, opens + 1 + length)) };
            });
            await context.db.queries.updateTable('users').set({ time_zone: zone }).execute();
            await context.db.queries
              .deleteFrom('weekly_hours')
              .where('interpreter_id', '=', user.id)
              .execute();
            for (const { weekday, opens, closes } of hours) await addHours(user.id, weekday, opens, closes);
            const startsAt = Date.parse(day) + start * 15 * 60_000;
            const session = { startsAt, endsAt: startsAt + durationMinutes(duration) * 60_000 };
            const now = clock.now();
            const found = await findAvailability(context.db.queries, user.id, [now, now], now);
            const reason = found && unavailableReason(found.availability, session, now.getTime());
            expect(await isFree(new Date(startsAt).toISOString(), duration)).toBe(reason === null);
          },
        ),
        fuzzParameters(60),
      );
    },
    fuzzPatienceMs(60, 500),
  );
});

import fc from 'fast-check';
import { InterpreterSearch } from '../../../src/contract/interpreter';
import { localStretch } from '../../../src/domain/localStretch';
import { isWithinHours } from '../../../src/domain/weeklyHours';
import { declineBooking } from '../../../src/server/services/declineBooking';
import { getInterpreters } from '../../../src/server/services/getInterpreters';
import { callerOf, bookingScenes } from '../../support/bookingScene';
import { addBookableInterpreter } from '../../support/testPeople';

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
    expect(await isFree('2026-02-09T10:59:00Z')).toBe(true);
    expect(await isFree('2026-02-09T11:00:00Z')).toBe(false);
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

  it('means the same as the rule that bookings follow', () => {
    const zones = ['Asia/Tokyo', 'America/Mexico_City', 'Europe/Berlin', 'Asia/Kathmandu', 'PDT', 'UTC'];
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: Date.UTC(2025, 0), max: Date.UTC(2030, 0) }).map((at) => at - (at % 60_000)),
        fc.constantFrom(30, 60, 120),
        fc.integer({ min: 0, max: 23 }),
        fc.integer({ min: 1, max: 24 }),
        (zone, startsAt, minutes, opens, length) => {
          const endsAt = startsAt + minutes * 60_000;
          const local = localStretch(zone, startsAt, endsAt);
          const closes = Math.min(24, opens + length);
          const hour = (value: number) => `${String(value).padStart(2, '0')}:00`;
          const hours = { weekday: local.weekday, opens: hour(opens), closes: hour(closes) };
          const isOpen = hours.opens <= local.from && local.toMinute <= closes * 60;
          expect(isWithinHours([hours], zone, startsAt, endsAt)).toBe(isOpen);
        },
      ),
    );
  });
});

import fc from 'fast-check';
import type { RequestOf } from '../../../../../src/shared/contract/base/endpoint';
import type { AvailabilityChange } from '../../../../../src/shared/contract/bookings/availability';
import { listSlots as endpoint } from '../../../../../src/shared/contract/bookings/slot';
import { MAX_AHEAD_MS } from '../../../../../src/shared/domain/booking/bookingLife';
import { wallTimeAt } from '../../../../../src/shared/domain/time/wallClock';
import { listSlots } from '../../../../../src/server/modules/availability/listSlots';
import { updateAvailability } from '../../../../../src/server/modules/availability/updateAvailability';
import { bookingScenes, callerOf, refusalOf, type BookingScene } from '../../../../support/bookingScene';
import { fuzzParameters, fuzzPatienceMs } from '../../../../support/fuzzParameters';
import { addBookableInterpreter } from '../../../../support/testPeople';

type Wish = Partial<RequestOf<typeof endpoint>>;

const sceneOfTest = bookingScenes();
let scene: BookingScene;
beforeEach(() => {
  scene = sceneOfTest();
});

const ALWAYS: AvailabilityChange = {
  ...{ timeZone: 'UTC', weeklyHours: [], daysOff: [], gapMinutes: 0, noticeMinutes: 0 },
};
type Person = BookingScene['client'];
const works = (changes: Partial<AvailabilityChange>, who: Person = scene.interpreter) =>
  updateAvailability(scene.context, callerOf(who), { ...ALWAYS, ...changes });
const ask = (wish: Wish, who: Person = scene.client) =>
  listSlots(scene.context, callerOf(who), {
    ...{ from: '2026-02-09', days: 7, duration: '1 hour', zone: 'UTC' },
    ...(wish.pair ? {} : { interpreter_id: scene.interpreter.id }),
    ...wish,
  });
const startsOf = async (wish: Wish, who?: Person) =>
  (await ask(wish, who)).slots.map(({ startsAt }) => startsAt);
const setListing = (state: 'listed' | 'paused') =>
  scene.context.db.queries
    .updateTable('interpreters')
    .set({ listing_state: state })
    .where('user_id', '=', scene.interpreter.id)
    .execute();

describe('the free starts of an interpreter', () => {
  it('are the hours without days off, sessions and their gaps, by the reader’s clocks', async () => {
    await works({
      timeZone: 'Europe/Berlin',
      weeklyHours: [2, 3].map((weekday) => ({ weekday, opens: '09:00', closes: '12:00' })),
      daysOff: [{ first: '2026-02-11', last: '2026-02-11' }],
      gapMinutes: 30,
    });
    await scene.book({ meetingDate: '2026-02-10', meetingTime: '09:00' });
    const wish = { duration: '30 min' } as const;
    expect(await startsOf({ ...wish, zone: 'America/New_York' })).toEqual([
      '2026-02-10T03:00:00-05:00',
      '2026-02-10T05:30:00-05:00',
    ]);
    expect(await startsOf({ ...wish, zone: 'Asia/Kathmandu' })).toEqual([
      '2026-02-10T13:45:00+05:45',
      '2026-02-10T16:15:00+05:45',
    ]);
  });

  it('lie on the reader’s own days', async () => {
    await works({ weeklyHours: [{ weekday: 1, opens: '20:00', closes: '22:00' }] });
    const monday = { from: '2026-02-09', days: 1, duration: '2 hours' } as const;
    expect(await startsOf({ ...monday, zone: 'UTC' })).toEqual(['2026-02-09T20:00:00+00:00']);
    expect(await startsOf({ ...monday, zone: 'Asia/Tokyo' })).toEqual([]);
    expect(await startsOf({ ...monday, from: '2026-02-10', zone: 'Asia/Tokyo' })).toEqual([
      '2026-02-10T05:00:00+09:00',
    ]);
  });

  it('follow the clocks into summer time and out of it', async () => {
    await works({
      timeZone: 'Europe/Berlin',
      weeklyHours: [{ weekday: 7, opens: '01:00', closes: '04:00' }],
    });
    const night = { days: 1, zone: 'Europe/Berlin' } as const;
    expect(await startsOf({ ...night, from: '2026-03-29' })).toEqual(
      ['01:00:00+01:00', '01:30:00+01:00', '03:00:00+02:00'].map((time) => `2026-03-29T${time}`),
    );
    expect(await startsOf({ ...night, from: '2026-10-25' })).toHaveLength(7);
  });

  it('keep the notice that is wanted', async () => {
    await works({ noticeMinutes: 60 });
    scene.clock.advance({ days: 36, minutes: 10 });
    expect((await startsOf({ from: '2026-02-10', days: 1 }))[0]).toBe('2026-02-10T10:30:00+00:00');
  });

  it('tell of the next one where those days have none', async () => {
    await works({ weeklyHours: [{ weekday: 1, opens: '09:00', closes: '10:00' }] });
    const tuesday = { from: '2026-02-10', days: 3 };
    expect(await ask(tuesday)).toEqual({
      ...{ slots: [], zone: 'UTC' },
      next: { startsAt: '2026-02-16T09:00:00+00:00', free: 1 },
    });
    expect((await ask({ from: '2026-02-09', days: 1 })).next).toBeNull();
    await works({ daysOff: [{ first: '2026-02-01', last: '2026-12-31' }] });
    expect(await ask(tuesday)).toEqual({ slots: [], next: null, zone: 'UTC' });
  });

  it('end where bookings may not reach, and are none in the past or far away', async () => {
    const last = new Date(scene.clock.now().getTime() + MAX_AHEAD_MS).toISOString();
    expect((await startsOf({ from: last.slice(0, 10), days: 2 })).at(-1)).toBe(
      last.replace('.000Z', '+00:00'),
    );
    for (const from of ['0001-01-01', '2025-12-01', '9999-12-31']) {
      expect(await ask({ from, days: 14 })).toEqual({ slots: [], next: null, zone: 'UTC' });
    }
  });

  it('are shown of who is listed, to oneself, and to whom one shares a booking with', async () => {
    await setListing('paused');
    expect((await refusalOf(ask({}))).code).toBe('NOT_FOUND');
    expect((await startsOf({}, scene.interpreter)).length).toBeGreaterThan(0);
    await setListing('listed');
    await scene.book();
    await setListing('paused');
    expect((await startsOf({})).length).toBeGreaterThan(0);
  });

  it('count what a booking holds as free where that booking is to be moved, for its parties only', async () => {
    const { id } = await scene.book({ meetingDate: '2026-02-10', meetingTime: '10:00' });
    const at = '2026-02-10T10:00:00+00:00';
    expect(await startsOf({})).not.toContain(at);
    expect(await startsOf({ booking_id: id })).toContain(at);
    expect(await startsOf({ booking_id: id }, scene.interpreter)).toContain(at);
    const stranger = await addBookableInterpreter(scene.context, { firstName: 'Uma', lastName: 'Stranger' });
    expect((await refusalOf(ask({ booking_id: id }, stranger))).code).toBe('NOT_FOUND');
  });

  it(
    'are exactly those that can be booked',
    async () => {
      const minutes = fc.integer({ min: 0, max: 46 }).map((half) => half * 30);
      const clock = (minute: number) =>
        `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom('UTC', 'Asia/Kolkata', 'America/New_York', 'Pacific/Auckland'),
          minutes,
          fc.integer({ min: 1, max: 7 }),
          fc.constantFrom(0, 30, 60),
          fc.integer({ min: 0, max: 13 * 48 }),
          async (timeZone, opens, weekday, gapMinutes, half) => {
            const closes = clock(Math.min(1440, opens + 240));
            await works({ timeZone, weeklyHours: [{ weekday, opens: clock(opens), closes }], gapMinutes });
            const { slots } = await ask({ from: '2026-03-29', days: 14 });
            const starts = slots.map(({ startsAt }) => new Date(startsAt).toISOString());
            const anyTime = new Date(Date.parse('2026-03-29T12:00:00Z') + half * 1_800_000).toISOString();
            for (const startsAt of [anyTime, ...starts.slice(0, 1)]) {
              const { meetingUtcOffset: _, ...when } = wallTimeAt(new Date(startsAt), 'GMT');
              const outcome = await scene.book({ ...when, client_id: scene.client.id }).then(
                () => true,
                () => false,
              );
              expect([startsAt, outcome]).toEqual([startsAt, starts.includes(startsAt)]);
              await scene.context.db.queries
                .updateTable('bookings')
                .set({ status: 'declined' })
                .where('client_id', '=', scene.client.id)
                .execute();
            }
          },
        ),
        fuzzParameters(20),
      );
    },
    fuzzPatienceMs(20, 1000),
  );
});

describe('the free starts of a pair of languages', () => {
  const PAIR = { from: 'Finnish', to: 'Greek' } as const;
  const speaks = (who: Person) =>
    scene.context.db.queries
      .insertInto('interpreter_languages')
      .values(
        [PAIR.from, PAIR.to].map((language, at) => ({ interpreter_id: who.id, language, position: 10 + at })),
      )
      .execute();
  afterEach(() =>
    scene.context.db.queries.deleteFrom('interpreter_languages').where('position', '>=', 10).execute(),
  );

  it('say how many people are free', async () => {
    const other = await addBookableInterpreter(scene.context, { firstName: 'Otto', lastName: 'Other' });
    await Promise.all([scene.interpreter, other].map(speaks));
    await works({ weeklyHours: [{ weekday: 2, opens: '09:00', closes: '12:00' }] });
    await works(
      {
        timeZone: 'Asia/Kathmandu',
        weeklyHours: [{ weekday: 2, opens: '15:45', closes: '24:00' }],
        daysOff: [{ first: '2026-02-17', last: '2026-02-17' }],
        gapMinutes: 30,
      },
      other,
    );
    await scene.book({
      ...{ meetingDate: '2026-02-10', meetingTime: '11:00', interpreter_id: other.id },
      selectedInterpreter: { name: 'Otto Other', pricePerHour: 80, durationInHours: 1, totalFee: 80 },
    });
    const { slots } = await ask({ pair: PAIR, from: '2026-02-10', days: 1 });
    expect(slots.slice(0, 5)).toEqual([
      { startsAt: '2026-02-10T09:00:00+00:00', free: 1 },
      { startsAt: '2026-02-10T09:30:00+00:00', free: 1 },
      { startsAt: '2026-02-10T10:00:00+00:00', free: 1 },
      { startsAt: '2026-02-10T10:30:00+00:00', free: 1 },
      { startsAt: '2026-02-10T11:00:00+00:00', free: 1 },
    ]);
    expect(
      (await ask({ pair: PAIR, from: '2026-02-17', days: 1 })).slots.every(({ free }) => free === 1),
    ).toBe(true);
    await scene.context.db.queries.updateTable('bookings').set({ status: 'declined' }).execute();
    const free = await ask({ pair: PAIR, from: '2026-02-10', days: 1 });
    expect(free.slots.map(({ free: count }) => count)).toEqual([
      1,
      1,
      2,
      2,
      2,
      ...new Array<number>(12).fill(1),
    ]);
    await setListing('paused');
    expect((await ask({ pair: PAIR, from: '2026-02-10', days: 1 })).slots[0]?.startsAt).toBe(
      '2026-02-10T10:00:00+00:00',
    );
    await setListing('listed');
  });

  it('are none where nobody offers it', async () => {
    expect(await ask({ pair: PAIR })).toEqual({ slots: [], next: null, zone: null });
  });

  it.each([
    [{ pair: PAIR, interpreter_id: '00000000-0000-4000-8000-000000000000' }, 'interpreter_id', 'required'],
    [{}, 'interpreter_id', 'required'],
    [{ pair: { from: 'Greek', to: 'Greek' } }, 'pair.to', 'same_languages'],
    [{ pair: PAIR, zone: 'Mars/Base' }, 'zone', 'unknown_zone'],
    [{ pair: PAIR, from: '2026-02-30' }, 'from', 'not_a_date'],
  ])('are not asked for with %j', (wish, path, code) => {
    const request = { from: '2026-02-09', days: 7, duration: '1 hour', zone: 'UTC', ...wish };
    const issues = endpoint.request.safeParse(request).error?.issues ?? [];
    expect(issues.map((issue) => [issue.path.join('.'), issue.message])).toContainEqual([path, code]);
  });
});

import fc from 'fast-check';
import { dayBlocks, type DayBlock } from '../../../src/shared/domain/time/dayBlocks';
import { dayBounds } from '../../../src/shared/domain/time/dayBounds';
import { addDays, weekDays } from '../../../src/shared/domain/time/weekDays';
import { fuzzParameters } from '../../support/fuzzParameters';

interface Timed {
  startsAt: string;
  endsAt: string;
}
const at = (startsAt: string, minutes: number): Timed => ({
  startsAt,
  endsAt: new Date(Date.parse(startsAt) + minutes * 60_000).toISOString(),
});
const drawn = ({ fromMinute, toMinute, lane, lanes }: DayBlock<Timed>) => [fromMinute, toMinute, lane, lanes];
const HOUR = 3_600_000;

describe('a week', () => {
  it.each(['2026-11-16', '2026-11-19', '2026-11-22'])('that holds %s begins on its Monday', (day) => {
    const days = weekDays(day);
    expect([days[0], days[6]]).toEqual(['2026-11-16', '2026-11-22']);
  });

  it('goes on over months and years', () => {
    expect(weekDays(addDays('2026-12-27', 7))).toContain('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  });
});

describe('a day', () => {
  it.each([
    ['2026-11-20', 'Asia/Tokyo', 24],
    ['2026-03-08', 'America/New_York', 23],
    ['2026-11-01', 'America/New_York', 25],
    ['2026-10-04', 'Australia/Lord_Howe', 23.5],
    // here the clocks go from midnight to one o'clock
    ['2026-09-06', 'America/Santiago', 23],
    ['2026-11-20', 'PDT', 24],
  ])('%s in %s has its hours', (day, zone, hours) => {
    const { from, to } = dayBounds(day, zone);
    expect((to - from) / HOUR).toBe(hours);
  });
});

describe('the blocks of a day', () => {
  it('stand where the reader’s clock stands, and a session over midnight stands in both days', () => {
    const late = at('2026-11-20T04:30:00Z', 60);
    expect(dayBlocks([late], '2026-11-19', 'America/New_York').map(drawn)).toEqual([[1410, 1440, 0, 1]]);
    const [rest] = dayBlocks([late], '2026-11-20', 'America/New_York');
    expect(rest).toMatchObject({ fromMinute: 0, toMinute: 30, isFromBefore: true, isOnAfter: false });
    expect(dayBlocks([late], '2026-11-21', 'America/New_York')).toEqual([]);
  });

  it('do not reach into a day at whose midnight they end', () => {
    const untilMidnight = at('2026-11-19T23:00:00Z', 60);
    expect(dayBlocks([untilMidnight], '2026-11-20', 'UTC')).toEqual([]);
    expect(dayBlocks([untilMidnight], '2026-11-19', 'UTC')[0]).toMatchObject({ isOnAfter: false });
  });

  it('stand beside each other where they overlap, and alone take the whole width', () => {
    const day = [
      at('2026-11-19T09:00:00Z', 120),
      at('2026-11-19T10:00:00Z', 60),
      at('2026-11-19T11:00:00Z', 30),
    ];
    expect(dayBlocks(day, '2026-11-19', 'UTC').map(drawn)).toEqual([
      [540, 660, 0, 2],
      [600, 660, 1, 2],
      [660, 690, 0, 1],
    ]);
  });

  it('keep apart what stands at the same hour of a doubled one', () => {
    const twice = [at('2026-11-01T05:30:00Z', 30), at('2026-11-01T06:30:00Z', 30)];
    expect(dayBlocks(twice, '2026-11-01', 'America/New_York').map(drawn)).toEqual([
      [90, 120, 0, 2],
      [90, 120, 1, 2],
    ]);
    const through = at('2026-11-01T05:30:00Z', 60);
    expect(dayBlocks([through], '2026-11-01', 'America/New_York').map(drawn)).toEqual([[90, 150, 0, 1]]);
  });

  it('reach over an hour that is skipped', () => {
    const over = at('2026-03-08T06:30:00Z', 60);
    expect(dayBlocks([over], '2026-03-08', 'America/New_York').map(drawn)).toEqual([[90, 210, 0, 1]]);
  });
});

const ZONES = [
  'America/New_York',
  'Europe/London',
  'America/Santiago',
  'Africa/Cairo',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Asia/Kathmandu',
  'Asia/Tokyo',
];
/** Weeks in which clocks change somewhere, and one in which none do. */
const WEEKS = ['2026-03-08', '2026-03-29', '2026-04-05', '2026-04-24', '2026-09-06', '2026-10-04'].concat([
  '2026-10-25',
  '2026-10-29',
  '2026-11-01',
  '2026-06-15',
]);

describe('any bookings in any week, DST weeks too', () => {
  const scene = fc.record({
    zone: fc.constantFrom(...ZONES),
    days: fc.constantFrom(...WEEKS).map(weekDays),
    places: fc.array(
      fc.record({
        quarter: fc.integer({ min: -12, max: 7 * 96 + 12 }),
        length: fc.constantFrom(30, 60, 120),
      }),
      { maxLength: 25 },
    ),
  });
  const bookingsOf = (from: number, places: { quarter: number; length: number }[]) =>
    places.map(({ quarter, length }) => at(new Date(from + quarter * 15 * 60_000).toISOString(), length));

  it('stand once in each day that they touch and in no other, and their parts take as long as they do', () => {
    fc.assert(
      fc.property(scene, ({ zone, days, places }) => {
        const week = { from: dayBounds(days[0] ?? '', zone).from, to: dayBounds(days[6] ?? '', zone).to };
        const bookings = bookingsOf(week.from, places);
        const parts = new Map(bookings.map((booking) => [booking, 0]));
        for (const day of days) {
          const { from, to } = dayBounds(day, zone);
          const blocks = dayBlocks(bookings, day, zone);
          expect(new Set(blocks.map(({ booking }) => booking)).size).toBe(blocks.length);
          for (const { booking, isFromBefore, isOnAfter } of blocks) {
            const [start, end] = [Date.parse(booking.startsAt), Date.parse(booking.endsAt)];
            expect([isFromBefore, isOnAfter]).toEqual([start < from, end > to]);
            parts.set(booking, (parts.get(booking) ?? 0) + Math.min(end, to) - Math.max(start, from));
          }
        }
        for (const [{ startsAt, endsAt }, part] of parts) {
          const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)];
          expect(part).toBe(Math.max(0, Math.min(end, week.to) - Math.max(start, week.from)));
        }
      }),
      fuzzParameters(100),
    );
  });

  it('are drawn inside their day, never over each other, and at their clock’s height on ordinary days', () => {
    fc.assert(
      fc.property(scene, ({ zone, days, places }) => {
        const bookings = bookingsOf(dayBounds(days[0] ?? '', zone).from, places);
        for (const day of days) {
          const { from, to } = dayBounds(day, zone);
          const blocks = dayBlocks(bookings, day, zone);
          for (const block of blocks) {
            expect(block.fromMinute).toBeGreaterThanOrEqual(0);
            expect(block.toMinute).toBeGreaterThan(block.fromMinute);
            expect(block.toMinute).toBeLessThanOrEqual(1440);
            expect(block.lane).toBeLessThan(block.lanes);
            const touching = blocks.filter(
              (other) => other.fromMinute < block.toMinute && block.fromMinute < other.toMinute,
            );
            const beside = touching.filter((other) => other !== block);
            expect(beside.map(({ lane }) => lane)).not.toContain(block.lane);
            expect(touching.every((other) => other.lanes === block.lanes)).toBe(true);
            if (to - from !== 24 * HOUR) continue;
            const [start, end] = [Date.parse(block.booking.startsAt), Date.parse(block.booking.endsAt)];
            const minutes = (Math.min(end, to) - Math.max(start, from)) / 60_000;
            expect(block.toMinute - block.fromMinute).toBe(minutes);
          }
        }
      }),
      fuzzParameters(100),
    );
  });
});

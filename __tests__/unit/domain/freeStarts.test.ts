import fc from 'fast-check';
import {
  keepsGap,
  unavailableReason,
  type Availability,
} from '../../../src/shared/domain/booking/availability';
import { countFreeStarts, nextFreeStarts } from '../../../src/shared/domain/booking/freeStarts';
import type { Stretch } from '../../../src/shared/domain/booking/freeAlternatives';

const MINUTE_MS = 60_000;
const HALF_HOUR_MS = 30 * MINUTE_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Days on which clocks change, and zones that lie beside the whole hours. */
const WEEKENDS = ['2026-03-08', '2026-03-29', '2026-04-05', '2026-10-04', '2026-10-25', '2026-11-01'];
const ZONES = ['Europe/Berlin', 'America/New_York', 'Asia/Tokyo', 'Asia/Kathmandu', 'Australia/Lord_Howe'];

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const hours = fc
  .tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 0, max: 47 }), fc.integer({ min: 1, max: 24 }))
  .map(([weekday, opens, length]) => ({
    weekday,
    opens: clock(opens * 30),
    closes: clock(Math.min(1440, (opens + length) * 30)),
  }));
const daysOff = fc.constantFrom('03-07', '03-28', '04-05', '10-03', '10-25', '11-01').map((day) => ({
  first: `2026-${day}`,
  last: `2026-${day}`,
}));
const availability: fc.Arbitrary<Availability> = fc.record({
  zone: fc.constantFrom(...ZONES),
  hours: fc.array(hours, { maxLength: 12 }),
  daysOff: fc.array(daysOff, { maxLength: 2 }),
  gapMinutes: fc.constantFrom(0, 15, 60),
  noticeMinutes: fc.constantFrom(0, 240),
});
const weekend = fc.constantFrom(...WEEKENDS).map((day) => Date.parse(`${day}T00:00:00Z`) - DAY_MS);
const held = fc
  .tuple(fc.integer({ min: 0, max: 200 }), fc.constantFrom(30, 60, 120))
  .map(([place, minutes]) => ({ place, minutes }));

/** One by one, as a request is judged. */
function isBookable(
  person: { availability: Availability; busy: Stretch[] },
  at: number,
  length: number,
  now: number,
) {
  const session = { startsAt: at, endsAt: at + length * MINUTE_MS };
  return (
    at > now &&
    unavailableReason(person.availability, session, now) === null &&
    keepsGap(person.availability.gapMinutes, session, person.busy)
  );
}

describe('free starts', () => {
  it('are those that a request would be let through at, over every change of the clocks', () => {
    fc.assert(
      fc.property(
        availability,
        weekend,
        fc.array(held, { maxLength: 3 }),
        fc.constantFrom(30, 60, 120),
        (rules, from, holds, minutes) => {
          const busy = holds.map(({ place, minutes: length }) => {
            const startsAt = from + place * 15 * MINUTE_MS;
            return { startsAt, endsAt: startsAt + length * MINUTE_MS };
          });
          const [to, now] = [from + 3 * DAY_MS, from + 5 * 60 * MINUTE_MS];
          const found = nextFreeStarts({ availability: rules, busy, now, minutes }, [from, to], 1000);
          // a quarter of an hour is what zones lie beside the hour, so every half hour of every clock is among these
          const quarters = Array.from(
            { length: (to - from) / (HALF_HOUR_MS / 2) },
            (_, at) => from + (at * HALF_HOUR_MS) / 2,
          );
          const isHalfHour = (at: number) =>
            [':00', ':30'].some((end) =>
              Temporal.Instant.fromEpochMilliseconds(at)
                .toZonedDateTimeISO(rules.zone)
                .toPlainTime()
                .toString({ smallestUnit: 'minute' })
                .endsWith(end),
            );
          const wanted = quarters
            .filter(isHalfHour)
            .filter((at) => isBookable({ availability: rules, busy }, at, minutes, now));
          expect(found).toEqual(wanted);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('are counted for several people as they are found for each', () => {
    const person = fc.record({ availability, holds: fc.array(held, { maxLength: 2 }) });
    fc.assert(
      fc.property(
        fc.array(person, { maxLength: 6 }),
        weekend,
        fc.constantFrom(...ZONES),
        (people, from, zone) => {
          const everybody = people.map(({ availability: rules, holds }) => ({
            availability: rules,
            busy: holds.map(({ place, minutes }) => {
              const startsAt = from + place * 15 * MINUTE_MS;
              return { startsAt, endsAt: startsAt + minutes * MINUTE_MS };
            }),
            schedule: JSON.stringify([rules.zone, rules.hours, rules.daysOff]),
          }));
          const [to, now, minutes] = [from + 3 * DAY_MS, from, 60];
          const counted = countFreeStarts(everybody, { zone, now, minutes }, [from, to]);
          for (const { startsAt, free } of counted) {
            const able = everybody.filter((each) => isBookable(each, startsAt, minutes, now));
            expect([startsAt, free]).toEqual([startsAt, able.length]);
          }
          const own = everybody.filter(({ availability: rules }) => rules.zone === zone);
          const starts = new Set(counted.map(({ startsAt }) => startsAt));
          for (const { availability: rules, busy } of own) {
            const found = nextFreeStarts({ availability: rules, busy, now, minutes }, [from, to], 1000);
            expect(found.filter((at) => !starts.has(at))).toEqual([]);
          }
        },
      ),
      { numRuns: 100 },
    );
  });

  it.each([
    // zone, the day of the change, and what its clocks show of a day's starts from 01:00 to 03:00
    ['Europe/Berlin', '2026-03-29', ['01:00+01:00', '01:30+01:00', '03:00+02:00']],
    [
      'Europe/Berlin',
      '2026-10-25',
      [
        '01:00+02:00',
        '01:30+02:00',
        '02:00+02:00',
        '02:30+02:00',
        '02:00+01:00',
        '02:30+01:00',
        '03:00+01:00',
      ],
    ],
    ['America/New_York', '2026-03-08', ['01:00-05:00', '01:30-05:00', '03:00-04:00']],
    [
      'Australia/Lord_Howe',
      '2026-04-05',
      ['01:00+11:00', '01:30+11:00', '01:30+10:30', '02:00+10:30', '02:30+10:30', '03:00+10:30'],
    ],
    [
      'Asia/Kathmandu',
      '2026-03-29',
      ['01:00+05:45', '01:30+05:45', '02:00+05:45', '02:30+05:45', '03:00+05:45'],
    ],
    ['Asia/Tokyo', '2026-03-29', ['01:00+09:00', '01:30+09:00', '02:00+09:00', '02:30+09:00', '03:00+09:00']],
  ])('in %s on %s follow the clocks', (zone, day, shown) => {
    const rules = {
      ...{ zone, daysOff: [], gapMinutes: 0, noticeMinutes: 0 },
      hours: [{ weekday: 7, opens: '01:00', closes: '03:30' }],
    };
    const from = Date.parse(`${day}T00:00:00Z`) - DAY_MS;
    const found = nextFreeStarts(
      { availability: rules, busy: [], now: from, minutes: 30 },
      [from, from + 3 * DAY_MS],
      99,
    );
    const local = found.map((at) =>
      Temporal.Instant.fromEpochMilliseconds(at)
        .toZonedDateTimeISO(zone)
        .toString({ smallestUnit: 'minute', timeZoneName: 'never' })
        .slice(11),
    );
    expect(local).toEqual(shown);
  });
});

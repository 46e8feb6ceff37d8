import fc from 'fast-check';
import { type Availability, unavailableReason } from '../../../src/shared/domain/booking/availability';
import { splitNights } from '../../../src/shared/domain/time/nightHours';
import { fuzzParameters, fuzzPatienceMs } from '../../support/fuzzParameters';

/** Nights on Thursday and Friday, until 02:00 of the next day. */
const NIGHTS = splitNights([4, 5].map((weekday) => ({ weekday, opens: '22:00', closes: '02:00' })));
const working = (changes: Partial<Availability> = {}): Availability => ({
  zone: 'UTC',
  hours: NIGHTS.map(({ hours }) => hours),
  daysOff: [],
  gapMinutes: 0,
  noticeMinutes: 0,
  ...changes,
});
const at = (moment: string) => Date.parse(`2026-02-${moment}Z`);
const halfHour = (from: string) => ({ startsAt: at(from), endsAt: at(from) + 30 * 60_000 });
const off = (first: string, last = first) => [{ first: `2026-02-${first}`, last: `2026-02-${last}` }];

/** Sunday from 19:00 to midnight, and Monday's first hour: one night, as `joinNights` shows it. */
const MEETING_AT_MIDNIGHT = [
  { weekday: 1, from: 0, length: 1 },
  { weekday: 7, from: 19, length: 5 },
];

/** 2026-02-13 is a Friday. */
describe('a day off amid nights', () => {
  test.each([
    ['the evening before it, until midnight', '12T23:30', null],
    ['its first hours, which end the night before', '13T00:00', 'day_off'],
    ['its evening', '13T23:00', 'day_off'],
    ['the morning of the night that would begin on it', '14T00:00', 'outside_hours'],
    ['the end of that night', '14T01:30', 'outside_hours'],
    ['the same night of another week', '21T00:00', null],
  ])('%s', (_what, from, expected) => {
    const reason = unavailableReason(working({ daysOff: off('13') }), halfHour(from), 0);
    expect(reason).toBe(expected);
  });

  it('takes no hours of the next day that no night reaches', () => {
    const always = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '00:00', closes: '24:00' }));
    for (const hours of [always, [], [{ weekday: 6, opens: '00:00', closes: '02:00' }]]) {
      expect(unavailableReason(working({ hours, daysOff: off('13') }), halfHour('14T00:00'), 0)).toBeNull();
    }
  });

  it('is the last of several just as one alone', () => {
    const availability = working({ daysOff: off('09', '13') });
    expect(unavailableReason(availability, halfHour('14T00:30'), 0)).toBe('outside_hours');
  });

  it(
    'leaves nothing of itself and nothing of what would begin on it, and all else as it was',
    () => {
      const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
      const week = fc.uniqueArray(
        fc.record({
          weekday: fc.integer({ min: 1, max: 7 }),
          from: fc.integer({ min: 0, max: 23 }),
          length: fc.integer({ min: 1, max: 12 }),
        }),
        { minLength: 1, maxLength: 7, selector: ({ weekday }) => weekday },
      );
      fc.assert(
        fc.property(
          week,
          fc.constantFrom('UTC', 'Europe/Berlin', 'America/Los_Angeles', 'Asia/Kathmandu'),
          fc.integer({ min: 20, max: 29 }),
          (rows, zone, dayOff) => {
            // Berlin's clocks change on the 29th; nights last less than half a day, so none meets the next.
            const day = (number: number) => `2026-03-${String(number).padStart(2, '0')}`;
            const said = rows.map(({ weekday, from, length }) => {
              return {
                weekday,
                opens: clock(from),
                closes: clock((from + length) % 24).replace(/^00:00$/, '24:00'),
              };
            });
            const hours = splitNights(said).map((each) => each.hours);
            const midnight = Temporal.PlainDate.from(day(dayOff - 1)).toZonedDateTime(zone).epochMilliseconds;
            const starts = Array.from({ length: 4 * 48 }, (_, place) => midnight + place * 30 * 60_000);
            const free = (daysOff: Availability['daysOff']) =>
              starts.filter((startsAt) => {
                const session = { startsAt, endsAt: startsAt + 30 * 60_000 };
                return unavailableReason(working({ zone, hours, daysOff }), session, 0) === null;
              });
            const left = free([{ first: day(dayOff), last: day(dayOff) }]);
            const isGone = (startsAt: number) => {
              const local = Temporal.Instant.fromEpochMilliseconds(startsAt).toZonedDateTimeISO(zone);
              const date = local.toPlainDate().toString();
              if (date === day(dayOff)) return true;
              const weekday = local.subtract({ days: 1 }).dayOfWeek;
              const isNight = said.some((each) => each.weekday === weekday && each.closes < each.opens);
              const own = said.find((each) => each.weekday === local.dayOfWeek);
              // a morning from midnight on belongs to the evening that reaches it, also where it is said by itself
              const goesOn = said.some(
                ({ weekday: evening, opens, closes }) =>
                  evening === weekday &&
                  (closes === '24:00' || closes < opens) &&
                  own?.opens === '00:00' &&
                  own.closes < opens,
              );
              const time = local.toPlainTime().toString().slice(0, 5);
              const isOwn = own && own.opens <= time && (time < own.closes || own.closes < own.opens);
              return date === day(dayOff + 1) && (goesOn || (isNight && !isOwn));
            };
            expect(left).toEqual(free([]).filter((startsAt) => !isGone(startsAt)));
          },
        ),
        { ...fuzzParameters(25), examples: [[MEETING_AT_MIDNIGHT, 'UTC', 22]] },
      );
    },
    fuzzPatienceMs(25, 1000),
  );
});

import fc from 'fast-check';
import { joinNights, splitNights } from '../../../src/shared/domain/time/nightHours';
import type { WeeklyHours } from '../../../src/shared/domain/time/weeklyHours';

const on = (weekday: number, opens: string, closes: string): WeeklyHours => ({ weekday, opens, closes });
const split = (hours: readonly WeeklyHours[]) => splitNights(hours).map((each) => each.hours);

test('a night is kept as two stretches that meet at midnight, and shown as one, over the week’s end too', () => {
  const week = [on(1, '09:00', '12:00'), on(1, '22:00', '06:00'), on(7, '20:00', '02:00')];
  const kept = [
    on(1, '09:00', '12:00'),
    ...[on(1, '22:00', '24:00'), on(2, '00:00', '06:00')],
    ...[on(7, '20:00', '24:00'), on(1, '00:00', '02:00')],
  ];
  expect(split(week)).toEqual(kept);
  expect(splitNights(week).map(({ place }) => place)).toEqual([0, 1, 1, 2, 2]);
  expect(joinNights(kept)).toEqual(week);
});

test('days that are open all day, or longer than until the same hour, stay as they are', () => {
  const always = [1, 2, 3, 4, 5, 6, 7].map((weekday) => on(weekday, '00:00', '24:00'));
  expect(joinNights(always)).toEqual(always);
  const long = [on(1, '08:00', '24:00'), on(2, '00:00', '08:00')];
  expect(joinNights(long)).toEqual(long);
});

test('what is shown says again what is kept', () => {
  const time = fc.integer({ min: 0, max: 23 }).map((hour) => `${String(hour).padStart(2, '0')}:00`);
  const stretch = fc
    .record({
      weekday: fc.integer({ min: 1, max: 7 }),
      opens: time,
      closes: fc.constantFrom('24:00', '06:00', '13:00'),
    })
    .filter(({ opens, closes }) => opens < closes);
  const sorted = (hours: readonly WeeklyHours[]) => hours.map((each) => JSON.stringify(each)).sort();
  fc.assert(
    fc.property(fc.uniqueArray(stretch, { selector: ({ weekday }) => weekday }), (kept) => {
      expect(sorted(split(joinNights(kept)))).toEqual(sorted(kept));
    }),
  );
});

import { localStretch } from '../../../src/shared/domain/time/localStretch';
import { isWithinHours, type WeeklyHours } from '../../../src/shared/domain/time/weeklyHours';

const day = (weekday: number, opens: string, closes: string): WeeklyHours => ({ weekday, opens, closes });
const ALWAYS = [1, 2, 3, 4, 5, 6, 7].map((weekday) => day(weekday, '00:00', '24:00'));
const NIGHTS = ALWAYS.flatMap(({ weekday }) => [
  day(weekday, '22:00', '24:00'),
  day(weekday, '00:00', '06:00'),
]);
const OFFICE = [day(1, '09:00', '12:00'), day(1, '12:00', '15:00'), day(1, '16:00', '18:00')];

/** 2026-02-09 is a Monday, the 15th a Sunday. */
const within = (hours: readonly WeeklyHours[], from: string, to: string) =>
  isWithinHours(hours, localStretch('UTC', Date.parse(`2026-02-${from}Z`), Date.parse(`2026-02-${to}Z`)));

test.each([
  ['over midnight for who always works', ALWAYS, '09T23:30', '10T00:30', true],
  ['from Sunday to Monday', ALWAYS, '15T23:00', '16T01:00', true],
  ['at night, over midnight', NIGHTS, '09T23:00', '10T01:00', true],
  ['longer than the night', NIGHTS, '09T23:00', '10T06:30', false],
  ['before the night begins', NIGHTS, '09T21:30', '09T22:30', false],
  ['over two stretches that meet', OFFICE, '09T11:00', '09T13:00', true],
  ['over a pause', OFFICE, '09T14:30', '09T16:30', false],
  ['to the last minute', OFFICE, '09T17:00', '09T18:00', true],
  ['a minute longer', OFFICE, '09T17:00', '09T18:01', false],
  ['on a day without hours', OFFICE, '10T10:00', '10T11:00', false],
  ['over midnight into a day without hours', [day(1, '20:00', '24:00')], '09T23:30', '10T00:30', false],
])('a session %s', (_what, hours, from, to, expected) => {
  expect(within(hours, from, to)).toBe(expected);
});

/** Berlin's clocks go from 02:00 to 03:00 on Sunday, 29 March 2026, and from 03:00 to 02:00 on 25 October. */
const inBerlin = (hours: WeeklyHours, from: string, minutes: number) => {
  const startsAt = Date.parse(`2026-${from}Z`);
  return isWithinHours([hours], localStretch('Europe/Berlin', startsAt, startsAt + minutes * 60_000));
};

test.each([
  ['spring, until after the missing hour, which is no work', '01:00', '04:00', '03-29T00:30', 60, true],
  ['spring, past an end that the clocks jump to', '00:00', '03:00', '03-29T00:30', 60, false],
  ['spring, up to that end', '00:00', '03:00', '03-29T00:30', 30, true],
  ['autumn, through the doubled hour to the end', '00:00', '03:00', '10-25T00:00', 120, true],
  ['autumn, from before it, an hour longer than the clocks say', '01:00', '03:00', '10-24T23:30', 120, true],
  ['autumn, from the first time that it is 02:30 to the second', '02:30', '03:00', '10-25T00:30', 60, false],
  ['autumn, in the hour that comes again', '02:00', '02:30', '10-25T01:00', 30, true],
])('a session in %s', (_what, opens, closes, from, minutes, expected) => {
  expect(inBerlin(day(7, opens, closes), from, minutes)).toBe(expected);
});

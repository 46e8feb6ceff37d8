import fc from 'fast-check';
import { dayBounds } from '../../../src/shared/domain/time/dayBounds';
import { runtimeZone } from '../../../src/shared/domain/time/timeZones';
import { fuzzParameters } from '../../support/fuzzParameters';

const ZONES = [
  'UTC',
  'PDT',
  'Europe/Madrid',
  'America/Los_Angeles',
  'America/Havana',
  'America/Santiago',
  'Asia/Beirut',
  'Asia/Kathmandu',
  'Asia/Tokyo',
  'Australia/Lord_Howe',
  'Atlantic/Azores',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
];

it.each([
  ['2026-03-29', 'Europe/Madrid', 23],
  ['2026-10-25', 'Europe/Madrid', 25],
  ['2026-06-01', 'Europe/Madrid', 24],
  ['2026-09-06', 'America/Santiago', 23],
  ['2026-10-25', 'Asia/Beirut', 24],
  ['2026-04-05', 'Australia/Lord_Howe', 24.5],
])('%s in %s is %s hours long', (day, zone, hours) => {
  const { from, to } = dayBounds(day, zone);
  expect((to - from) / 3_600_000).toBe(hours);
});

it('says of every day in every zone what Temporal says', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5 * 366 }), fc.constantFrom(...ZONES), (ahead, zone) => {
      const date = Temporal.PlainDate.from('2025-01-01').add({ days: ahead });
      const startOf = (each: Temporal.PlainDate) => each.toZonedDateTime(runtimeZone(zone)).epochMilliseconds;
      expect(dayBounds(date.toString(), zone)).toEqual({
        from: startOf(date),
        to: startOf(date.add({ days: 1 })),
      });
    }),
    fuzzParameters(400),
  );
});

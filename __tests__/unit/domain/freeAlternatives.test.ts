import fc from 'fast-check';
import {
  ALTERNATIVES_COUNT,
  doOverlap,
  freeAlternatives,
  type Stretch,
} from '../../../src/shared/domain/booking/freeAlternatives';
import { localStretch } from '../../../src/shared/domain/time/localStretch';
import { isWithinHours } from '../../../src/shared/domain/time/weeklyHours';

const HOUR = 3_600_000;
const stretch = (start: number, hours = 1): Stretch => ({
  startsAt: start * HOUR,
  endsAt: (start + hours) * HOUR,
});
const always = () => true;

describe('free alternatives', () => {
  it('are the nearest, later before earlier', () => {
    const found = freeAlternatives({ wanted: stretch(100), busy: [stretch(100)], now: 0, isOpen: always });
    expect(found).toEqual([stretch(101), stretch(99), stretch(101.5)]);
  });

  it('are none where nothing is open within reach', () => {
    const search = { wanted: stretch(400), busy: [], now: 0, isOpen: () => false };
    expect(freeAlternatives(search)).toEqual([]);
  });

  it('are free, open, ahead and as long as wanted, whatever is busy', () => {
    const anyBusy = fc.array(fc.tuple(fc.integer({ min: 150, max: 250 }), fc.constantFrom(0.5, 1, 2)));
    fc.assert(
      fc.property(
        anyBusy,
        fc.constantFrom(0.5, 1, 2),
        fc.integer({ min: 150, max: 250 }),
        (taken, hours, from) => {
          const busy = taken.map(([start, length]) => stretch(start, length));
          const isOpen = ({ startsAt }: Stretch) => (startsAt / HOUR) % 24 >= 8;
          const found = freeAlternatives({ wanted: stretch(200, hours), busy, now: from * HOUR, isOpen });
          expect(found.length).toBeLessThanOrEqual(ALTERNATIVES_COUNT);
          for (const slot of found) {
            expect(busy.some((each) => doOverlap(each, slot))).toBe(false);
            expect(slot.startsAt).toBeGreaterThan(from * HOUR);
            expect(slot.endsAt - slot.startsAt).toBe(hours * HOUR);
            expect(isOpen(slot)).toBe(true);
          }
        },
      ),
    );
  });
});

describe('weekly hours', () => {
  const monday = [{ weekday: 1, opens: '09:00:00', closes: '17:00:00' }];
  const at = (iso: string) => Date.parse(iso);

  it.each([
    ['2026-01-05T08:00:00Z', '2026-01-05T09:00:00Z', true],
    ['2026-01-05T07:59:00Z', '2026-01-05T09:00:00Z', false],
    ['2026-01-05T15:00:00Z', '2026-01-05T16:00:00Z', true],
    ['2026-01-05T15:30:00Z', '2026-01-05T16:30:00Z', false],
    ['2026-01-06T09:00:00Z', '2026-01-06T10:00:00Z', false],
    ['2026-07-06T07:00:00Z', '2026-07-06T08:00:00Z', true],
  ])('in Rome hold a session from %s to %s: %s', (from, to, holds) => {
    expect(isWithinHours(monday, localStretch('Europe/Rome', at(from), at(to)))).toBe(holds);
  });
});

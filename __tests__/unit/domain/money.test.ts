import fc from 'fast-check';
import { durationHours, MEETING_DURATIONS } from '../../../src/shared/domain/booking/bookingChoices';
import {
  centsFromEuros,
  DEFAULT_HOURLY_PRICE_CENTS,
  eurosFromCents,
  FALLBACK_FEE_CENTS,
  formatCents,
  totalFeeCents,
} from '../../../src/shared/domain/money/money';

describe('money', () => {
  it('is 50 euros an hour where no price is set, and 350 where nothing could be found', () => {
    expect([DEFAULT_HOURLY_PRICE_CENTS, FALLBACK_FEE_CENTS]).toEqual([5000, 35000]);
  });

  it.each([
    [5000, 30, 2500],
    [5000, 60, 5000],
    [5000, 120, 10000],
    [3333, 30, 1667],
    [0, 120, 0],
    [1, 30, 1],
  ])('of %d cents an hour is for %d minutes %d cents', (hourly, minutes, total) => {
    expect(totalFeeCents(hourly, minutes)).toBe(total);
  });

  it('stays the same cents over the wire and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
        const wired = JSON.parse(JSON.stringify(eurosFromCents(cents))) as number;
        expect(centsFromEuros(wired)).toBe(cents);
      }),
    );
  });

  it('is whole cents, and price times hours to half a cent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.constantFrom(...MEETING_DURATIONS),
        (hourly, duration) => {
          const total = totalFeeCents(hourly, durationHours(duration) * 60);
          expect(Number.isInteger(total)).toBe(true);
          expect(Math.abs(total - hourly * durationHours(duration))).toBeLessThanOrEqual(0.5);
        },
      ),
    );
  });

  it.each([
    ['en-US', '€1,234.50'],
    ['es-MX', '€1,234.50'],
    ['ja-JP', '€1,234.50'],
  ])('is written in %s as people there write euros', (locale, written) => {
    expect(formatCents(123450, locale).replace(/\u00a0/g, ' ')).toBe(written);
  });
});

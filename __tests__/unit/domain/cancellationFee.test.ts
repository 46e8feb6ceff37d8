import fc from 'fast-check';
import {
  cancellationFeeCents,
  cancellationTerms,
  cancellationTiers,
  dearerTermsByMove,
  leastTermsAfterMove,
} from '../../../src/shared/domain/booking/cancellationFee';
import { wishOf } from '../../../src/shared/domain/booking/rescheduling';

const HOUR = 3_600_000;
const start = Date.parse('2026-03-29T10:00:00Z');
const unmoved = { startsAt: start, least: null };

describe('what a cancellation costs', () => {
  it.each([
    [48 * HOUR, 'early', 0],
    [48 * HOUR - 1, 'late', 4001],
    [24 * HOUR, 'late', 4001],
    [24 * HOUR - 1, 'last_minute', 8001],
    [1, 'last_minute', 8001],
  ] as const)('to a client %d ms before the start: %s, %d cents of 8001', (ahead, terms, cents) => {
    expect(cancellationTerms('client', 'confirmed', start - ahead, unmoved)).toBe(terms);
    expect(cancellationFeeCents(terms, 8001)).toBe(cents);
  });

  it.each([72, 30, 1])('is nothing while nobody has answered, %d hours before the start', (hours) => {
    const terms = cancellationTerms('client', 'pending', start - hours * HOUR, unmoved);
    expect([terms, cancellationFeeCents(terms, 8000)]).toEqual(['withdrawal', 0]);
  });

  it.each([72, 30, 1])('is nothing to the client where the interpreter cancels %d hours before', (hours) => {
    const terms = cancellationTerms('interpreter', 'confirmed', start - hours * HOUR, unmoved);
    expect([terms, cancellationFeeCents(terms, 8000)]).toEqual(['by_interpreter', 0]);
  });

  it('is the first tier whose time has not passed, never shrinks, and never exceeds the fee', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 30 * 24 * HOUR }),
        fc.integer({ min: 0, max: 10_000_000 }),
        (ahead, fee) => {
          const now = start - ahead;
          const terms = cancellationTerms('client', 'confirmed', now, unmoved);
          const tiers = cancellationTiers(unmoved, fee);
          const tier = tiers.find(({ until }) => now <= until);
          expect(tier?.terms).toBe(terms);
          expect(tier?.feeCents).toBe(cancellationFeeCents(terms, fee));
          const costs = tiers.map(({ feeCents }) => feeCents);
          expect(costs).toEqual([...costs].sort((one, other) => one - other));
          expect(costs.every((cost) => Number.isInteger(cost) && cost <= fee)).toBe(true);
        },
      ),
    );
  });

  it.each([
    [48 * HOUR, null],
    [48 * HOUR - 1, 'late'],
    [24 * HOUR, 'late'],
    [24 * HOUR - 1, 'last_minute'],
  ] as const)('asked to move by the client %d ms before the start, it stays at least: %s', (ahead, least) => {
    expect(leastTermsAfterMove('client', start - ahead, unmoved)).toBe(least);
    expect(leastTermsAfterMove('interpreter', start - ahead, unmoved)).toBeNull();
    const later = { startsAt: start + 20 * 24 * HOUR, least };
    expect(cancellationTerms('client', 'confirmed', start - ahead, later)).toBe(least ?? 'early');
    expect(cancellationTerms('interpreter', 'confirmed', start - ahead, later)).toBe('by_interpreter');
    const [first] = cancellationTiers(later, 8001);
    expect([first?.terms, first?.feeCents]).toEqual([
      least ?? 'early',
      cancellationFeeCents(least ?? 'early', 8001),
    ]);
  });

  it.each([
    // agreed in, least, proposed in, by, and what then costs more
    [100, null, 48, 'interpreter', null],
    [100, null, 47, 'interpreter', 'late'],
    [100, null, 23, 'interpreter', 'last_minute'],
    [100, null, 23, 'client', 'last_minute'],
    [100, 'late', 47, 'interpreter', null],
    [100, 'late', 23, 'interpreter', 'last_minute'],
    [47, null, 30, 'client', null],
    [47, null, 100, 'client', null],
    [47, null, 23, 'client', 'last_minute'],
    [23, null, 100, 'client', null],
    [23, null, 1, 'interpreter', null],
  ] as const)(
    'agreed in %d hours (least %s) and moved to in %d hours at the wish of the %s, costs more then: %s',
    (agreed, least, proposed, by, dearer) => {
      const now = start;
      const standing = { startsAt: now + agreed * HOUR, least };
      const move = { by, askedAt: now, startsAt: now + proposed * HOUR };
      expect(dearerTermsByMove(now, standing, move)).toBe(dearer);
    },
  );

  it.each([
    ['client', undefined, 'client', 2],
    ['interpreter', undefined, 'interpreter', 2],
    ['interpreter', 1, 'client', 1],
  ] as const)(
    'is by the wish of who asked first: the %s proposes, the client asked at %s',
    (by, asked, wisher, at) => {
      const said = (hours: number) => new Date(start + hours * HOUR).toISOString();
      const clientAskedAt = asked && said(asked);
      expect(wishOf({ by, at: said(2), clientAskedAt })).toEqual({ by: wisher, askedAt: start + at * HOUR });
    },
  );

  it('never becomes less by moving again, whoever asks', () => {
    const moved = { startsAt: start, least: 'late' as const };
    expect(leastTermsAfterMove('client', start - 100 * HOUR, moved)).toBe('late');
    expect(leastTermsAfterMove('client', start - HOUR, moved)).toBe('last_minute');
    expect(leastTermsAfterMove('interpreter', start - HOUR, moved)).toBe('late');
  });
});

import fc from 'fast-check';
import { BOOKING_STATUSES } from '../../../src/shared/domain/booking/bookingLife';
import { centsFromEuros, eurosFromCents } from '../../../src/shared/domain/money/money';
import { owedFor, statementAmounts, sumOfAmounts } from '../../../src/shared/domain/booking/statement';

const cents = fc.integer({ min: 0, max: 10_000_000 });
const percent = fc.integer({ min: 0, max: 100 });

describe('the amounts of a statement', () => {
  it('are whole cents whose parts make the whole, line by line and in the sum, in euros on the wire too', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(cents, percent), { maxLength: 200 }), (lines) => {
        const amounts = lines.map(([amount, share]) => statementAmounts(amount, share));
        const sum = sumOfAmounts(amounts);
        for (const each of [...amounts, sum]) {
          expect(each.platformCents + each.netCents).toBe(each.amountCents);
          expect(Number.isSafeInteger(each.platformCents)).toBe(true);
          expect(each.platformCents).toBeLessThanOrEqual(each.amountCents);
          expect(centsFromEuros(eurosFromCents(each.netCents))).toBe(each.netCents);
        }
        expect(sum.amountCents).toBe(lines.reduce((all, [amount]) => all + amount, 0));
      }),
    );
  });

  it('round the platform’s part once, half a cent up, and never by more than half a cent', () => {
    expect(statementAmounts(1010, 5)).toEqual({ amountCents: 1010, platformCents: 51, netCents: 959 });
    fc.assert(
      fc.property(cents, percent, (amount, share) => {
        const { platformCents } = statementAmounts(amount, share);
        expect(Math.abs(platformCents * 100 - amount * share)).toBeLessThanOrEqual(50);
      }),
    );
  });
});

describe('what is owed for a booking', () => {
  const booking = { totalFeeCents: 8000, cancellationFeeCents: null, problem: null };

  it('is the agreed amount for a completed session, and nothing for any other that was not cancelled late', () => {
    for (const status of BOOKING_STATUSES) {
      const expected = status === 'completed' ? { kind: 'session', amountCents: 8000 } : null;
      expect(owedFor({ ...booking, status })).toEqual(expected);
    }
  });

  it('is the fee for a late cancellation, and nothing for one free of charge', () => {
    const off = { ...booking, status: 'cancelled' as const };
    expect(owedFor({ ...off, cancellationFeeCents: 4000 })).toEqual({
      kind: 'cancellation',
      amountCents: 4000,
    });
    expect(owedFor({ ...off, cancellationFeeCents: 0 })).toBeNull();
  });

  it.each([
    [null, null],
    ['void', null],
    ['counts', { kind: 'session', amountCents: 8000 }],
  ] as const)('with a problem that is decided as %s is %j', (outcome, expected) => {
    expect(owedFor({ ...booking, status: 'completed', problem: { outcome } })).toEqual(expected);
  });
});

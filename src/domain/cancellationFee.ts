import type { BookingStatus } from './bookingLife';

const HOUR_MS = 3_600_000;
/** Until so long before the start a client cancels free of charge, and until so long at half the fee. */
export const FREE_UNTIL_MS = 48 * HOUR_MS;
export const HALF_UNTIL_MS = 24 * HOUR_MS;

/** Why a cancellation costs what it costs; instants in epoch milliseconds. */
export const CANCELLATION_TERMS = ['withdrawal', 'early', 'late', 'last_minute', 'by_interpreter'] as const;
export type CancellationTerms = (typeof CANCELLATION_TERMS)[number];

export type CancellingParty = 'client' | 'interpreter';

/** Source of the rule: `product.md`, section 6, and the cancellation policy's tiers, which leave no gap. */
export function cancellationTerms(
  party: CancellingParty,
  status: BookingStatus,
  now: number,
  startsAt: number,
): CancellationTerms {
  if (party === 'interpreter') return 'by_interpreter';
  if (status === 'pending') return 'withdrawal';
  const ahead = startsAt - now;
  if (ahead >= FREE_UNTIL_MS) return 'early';
  return ahead >= HALF_UNTIL_MS ? 'late' : 'last_minute';
}

/** What the client owes under the terms, in cents of the agreed fee; half a cent is rounded up. */
export function cancellationFeeCents(terms: CancellationTerms, totalFeeCents: number): number {
  if (terms === 'last_minute') return totalFeeCents;
  return terms === 'late' ? Math.round(totalFeeCents / 2) : 0;
}

export interface CancellationTier {
  terms: Extract<CancellationTerms, 'early' | 'late' | 'last_minute'>;
  /** from when on it is too late for this tier */
  until: number;
  feeCents: number;
}

/** What cancelling a confirmed booking costs its client, tier by tier until the start. */
export function cancellationTiers(startsAt: number, totalFeeCents: number): CancellationTier[] {
  const tier = (terms: CancellationTier['terms'], until: number) => ({
    terms,
    until,
    feeCents: cancellationFeeCents(terms, totalFeeCents),
  });
  return [
    tier('early', startsAt - FREE_UNTIL_MS),
    tier('late', startsAt - HALF_UNTIL_MS),
    tier('last_minute', startsAt),
  ];
}

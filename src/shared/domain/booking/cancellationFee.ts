import type { BookingStatus } from './bookingLife';

/**
 * Hours before the start: until `free` a client cancels free of charge, from then until `half` at half the fee, and
 * later at all of it. The words on screens say these numbers.
 */
export const CANCELLATION_HOURS = { free: 48, half: 24 } as const;

const HOUR_MS = 3_600_000;
const FREE_UNTIL_MS = CANCELLATION_HOURS.free * HOUR_MS;
const HALF_UNTIL_MS = CANCELLATION_HOURS.half * HOUR_MS;

/** The tiers of a client who cancels what was agreed, the cheapest first. */
const CLIENT_TERMS = ['early', 'late', 'last_minute'] as const;
type ClientTerms = (typeof CLIENT_TERMS)[number];

/** Why a cancellation costs what it costs; instants in epoch milliseconds. */
export const CANCELLATION_TERMS = ['withdrawal', ...CLIENT_TERMS, 'by_interpreter'] as const;
export type CancellationTerms = (typeof CANCELLATION_TERMS)[number];

/** The terms that can be left of an old time, see `leastTermsAfterMove`. */
export const LEAST_TERMS = ['late', 'last_minute'] as const satisfies readonly ClientTerms[];
export type LeastTerms = (typeof LEAST_TERMS)[number];

export type CancellingParty = 'client' | 'interpreter';

interface Cancellable {
  startsAt: number;
  /** what cancelling costs at least, whatever the new start; null where nothing is left of an old one */
  least: LeastTerms | null;
}

/** Source of the rule: `product.md`, section 6, and the cancellation policy's tiers, which leave no gap. */
export function cancellationTerms(
  party: CancellingParty,
  status: BookingStatus,
  now: number,
  { startsAt, least }: Cancellable,
): CancellationTerms {
  if (party === 'interpreter') return 'by_interpreter';
  if (status === 'pending') return 'withdrawal';
  return dearer(termsByStart(now, startsAt), least);
}

/**
 * The least cost of cancelling once a booking is moved, by who asked for the move and when. The policy is
 * silent on moves; a client who is inside a tier could otherwise move the booking far ahead and cancel it
 * free of charge, so the cost at that moment stays the least. A move that the interpreter asked for costs
 * nothing.
 */
export function leastTermsAfterMove(
  askedBy: CancellingParty,
  askedAt: number,
  { startsAt, least }: Cancellable,
): LeastTerms | null {
  if (askedBy === 'interpreter') return least;
  const terms = dearer(termsByStart(askedAt, startsAt), least);
  return terms === 'early' ? null : terms;
}

export interface Move {
  by: CancellingParty;
  askedAt: number;
  startsAt: number;
}

/**
 * The terms of cancelling a confirmed booking from the moment on at which a move is agreed, where they cost its client
 * more than those that hold without it; else null.
 */
export function dearerTermsByMove(
  now: number,
  standing: Cancellable,
  { by, askedAt, startsAt }: Move,
): CancellationTerms | null {
  const present = dearer(termsByStart(now, standing.startsAt), standing.least);
  const moved = dearer(termsByStart(now, startsAt), leastTermsAfterMove(by, askedAt, standing));
  return dearer(present, moved) === present ? null : moved;
}

/** The client's debt under the terms, in cents of the agreed fee; half a cent is rounded up. */
export function cancellationFeeCents(terms: CancellationTerms, totalFeeCents: number): number {
  if (terms === 'last_minute') return totalFeeCents;
  return terms === 'late' ? Math.round(totalFeeCents / 2) : 0;
}

export interface CancellationTier {
  terms: ClientTerms;
  /** from when on it is too late for this tier */
  until: number;
  feeCents: number;
}

/** The price of cancelling a confirmed booking, tier by tier until the start. */
export function cancellationTiers(
  { startsAt, least }: Cancellable,
  totalFeeCents: number,
): CancellationTier[] {
  const ends = { early: startsAt - FREE_UNTIL_MS, late: startsAt - HALF_UNTIL_MS, last_minute: startsAt };
  return CLIENT_TERMS.filter((terms) => dearer(terms, least) === terms).map((terms) => ({
    terms,
    until: ends[terms],
    feeCents: cancellationFeeCents(terms, totalFeeCents),
  }));
}

function termsByStart(now: number, startsAt: number): ClientTerms {
  const ahead = startsAt - now;
  if (ahead >= FREE_UNTIL_MS) return 'early';
  return ahead >= HALF_UNTIL_MS ? 'late' : 'last_minute';
}

function dearer(one: ClientTerms, other: ClientTerms | null): ClientTerms {
  return other !== null && CLIENT_TERMS.indexOf(other) > CLIENT_TERMS.indexOf(one) ? other : one;
}

import type { ProblemOutcome } from '../../../src/shared/domain/booking/aftermath';
import type { BookingStatus } from '../../../src/shared/domain/booking/bookingLife';

export type Party = 'client' | 'interpreter';

/** A booking as it ought to be; instants in epoch milliseconds, amounts in cents. */
export interface KnownBooking {
  id: string;
  client: number;
  interpreter: number;
  /** as last written; what it is by now says `statusOf` */
  written: BookingStatus;
  startsAt: number;
  endsAt: number;
  respondBy: number;
  createdAt: number;
  feeCents: number;
  version: number;
  cancellationCents: number | null;
  /** of the fee, what cancelling costs at least: 0, a half or 1; left of the time before a move that the client asked for */
  leastShare: number;
  /** when the client last asked for a move, since the last one */
  clientAskedAt: number | null;
  /** `wishedAt`: when its client asked for what it answers, null where only the interpreter did */
  proposal: { by: Party; wishedAt: number | null; startsAt: number; expiresAt: number } | null;
  held: Set<Party>;
  problem: 'none' | 'open' | ProblemOutcome;
  /** of the first report */
  report: { by: Party; at: number; isAnswered: boolean } | null;
  isReviewed: boolean;
  /** what people did to it, oldest first; what time does is not in here */
  told: string[];
}

/** The product's rules (product.md, section 6) for people's actions, written down a second time. */
export interface BookingModel {
  now: number;
  bookings: KnownBooking[];
}

const HOUR = 3_600_000;
const HOLDING: readonly BookingStatus[] = ['pending', 'confirmed', 'in_progress'];

/** A deadline that passed has passed, whether or not anybody has looked. */
export function statusOf({ now }: BookingModel, booking: KnownBooking): BookingStatus {
  const { written, respondBy, endsAt } = booking;
  if (written === 'pending' && now >= respondBy) return 'expired';
  if ((written === 'confirmed' || written === 'in_progress') && now >= endsAt) return 'completed';
  return written;
}

export function isTaken(
  model: BookingModel,
  interpreter: number,
  [from, to]: readonly [number, number],
  except?: KnownBooking,
): boolean {
  return model.bookings.some(
    (each) =>
      each !== except &&
      each.interpreter === interpreter &&
      HOLDING.includes(statusOf(model, each)) &&
      each.startsAt < to &&
      from < each.endsAt,
  );
}

/**
 * Client: from 48 hours free, from 24 half, later all of it, and never less than it cost when they asked for another time;
 * an interpreter's cancelling and a withdrawal cost nothing.
 */
export function cancellationCents(model: BookingModel, booking: KnownBooking, by: Party): number {
  if (by === 'interpreter' || statusOf(model, booking) === 'pending') return 0;
  return Math.round(booking.feeCents * owedShare(booking, model.now));
}

/** The client's share of the fee for cancelling an agreed booking at that moment, in epoch milliseconds. */
export function owedShare({ startsAt, leastShare }: KnownBooking, at: number): number {
  const hours = (startsAt - at) / HOUR;
  return Math.max(leastShare, hours >= 48 ? 0 : hours >= 24 ? 0.5 : 1);
}

export function respondBy(createdAt: number, startsAt: number): number {
  return Math.min(createdAt + 24 * HOUR, startsAt);
}

/** Admins' decisions that a part is owed. */
export const PART_CENTS = 3333;

/** A client's debt for a booking by now, in cents. */
export function owedCents(model: BookingModel, booking: KnownBooking): number {
  if (statusOf(model, booking) === 'cancelled') return booking.cancellationCents ?? 0;
  if (statusOf(model, booking) !== 'completed') return 0;
  if (booking.problem === 'partial') return PART_CENTS;
  return booking.problem === 'none' || booking.problem === 'counts' ? booking.feeCents : 0;
}

export function openProposal({ now }: BookingModel, { proposal }: KnownBooking): KnownBooking['proposal'] {
  return proposal && now < proposal.expiresAt ? proposal : null;
}

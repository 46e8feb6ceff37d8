import { isSettled } from './aftermath';
import type { BookingStatus } from './bookingLife';

/** A booking's value in a statement, in integer cents; always amount = platform's part + net. */
export interface StatementAmounts {
  amountCents: number;
  platformCents: number;
  netCents: number;
}

/** The platform's part is rounded once, to the cent; the net is what remains, so that the parts always make the whole. */
export function statementAmounts(amountCents: number, platformPercent: number): StatementAmounts {
  const platformCents = Math.round((amountCents * platformPercent) / 100);
  return { amountCents, platformCents, netCents: amountCents - platformCents };
}

export function sumOfAmounts(lines: readonly StatementAmounts[]): StatementAmounts {
  return lines.reduce(
    (sum, line) => ({
      amountCents: sum.amountCents + line.amountCents,
      platformCents: sum.platformCents + line.platformCents,
      netCents: sum.netCents + line.netCents,
    }),
    { amountCents: 0, platformCents: 0, netCents: 0 },
  );
}

export type StatementKind = 'session' | 'cancellation';

interface Owable {
  status: BookingStatus;
  totalFeeCents: number;
  cancellationFeeCents: number | null;
  /** `partialCents` is what is owed where the outcome is partial */
  problem: (Parameters<typeof isSettled>[0]['problem'] & { partialCents?: number | null }) | null;
}

/** The amount owed for a booking, and the reason; null where nothing is owed, or an admin has yet to decide. */
export function owedFor(booking: Owable): { kind: StatementKind; amountCents: number } | null {
  const { status, totalFeeCents, cancellationFeeCents, problem } = booking;
  if (status === 'completed' && isSettled({ problem })) {
    const isPartial = problem?.outcome === 'partial';
    return { kind: 'session', amountCents: isPartial ? (problem.partialCents ?? 0) : totalFeeCents };
  }
  if (status === 'cancelled' && (cancellationFeeCents ?? 0) > 0) {
    return { kind: 'cancellation', amountCents: cancellationFeeCents ?? 0 };
  }
  return null;
}

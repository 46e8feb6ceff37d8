import {
  owedFor,
  statementAmounts,
  type StatementAmounts,
  type StatementKind,
} from '../../../../shared/domain/booking/statement';
import { statusAt } from '../../../../shared/domain/booking/bookingLife';
import { eurosFromCents } from '../../../../shared/domain/money/money';
import type { BookingRow } from '../../bookings/service/bookingRows';
import { problemOf } from '../../problems/service/problemOf';
import { bookingMoments } from '../../bookings/service/toBookingRecord';

/** A stored booking's value at `now`, in cents; null where nothing is owed for it. */
export function amountsOf(row: BookingRow, now: Date): (StatementAmounts & { kind: StatementKind }) | null {
  const problem = problemOf(row);
  const owed = owedFor({
    status: statusAt(row.status, now.getTime(), bookingMoments(row)),
    totalFeeCents: row.total_fee_cents,
    cancellationFeeCents: row.cancellation_fee_cents,
    problem: problem && { outcome: problem.outcome, partialCents: row.problem_amount_cents },
  });
  return owed && { kind: owed.kind, ...statementAmounts(owed.amountCents, row.platform_percent) };
}

export function eurosOf({ amountCents, platformCents, netCents }: StatementAmounts) {
  return {
    amount: eurosFromCents(amountCents),
    platformFee: eurosFromCents(platformCents),
    net: eurosFromCents(netCents),
  };
}

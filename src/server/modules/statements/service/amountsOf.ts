import {
  owedFor,
  statementAmounts,
  type StatementAmounts,
  type StatementKind,
} from '../../../../shared/domain/booking/statement';
import { statusAt } from '../../../../shared/domain/booking/bookingLife';
import { eurosFromCents } from '../../../../shared/domain/money/money';
import type { BookingRow } from '../../bookings/service/bookingRows';
import { bookingMoments } from '../../bookings/service/toBookingRecord';

type OwedColumns = Pick<
  BookingRow,
  | ('status' | 'starts_at' | 'ends_at' | 'respond_by' | 'total_fee_cents' | 'cancellation_fee_cents')
  | ('platform_percent' | 'problem_by' | 'problem_outcome' | 'problem_amount_cents')
>;

/** A stored booking's value at `now`, in cents; null where nothing is owed for it. */
export function amountsOf(row: OwedColumns, now: Date): (StatementAmounts & { kind: StatementKind }) | null {
  const { problem_by: by, problem_outcome: outcome, problem_amount_cents: partialCents } = row;
  const owed = owedFor({
    status: statusAt(row.status, now.getTime(), bookingMoments(row)),
    totalFeeCents: row.total_fee_cents,
    cancellationFeeCents: row.cancellation_fee_cents,
    problem: by === null ? null : { outcome, partialCents },
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

import type { BookingRecord } from '../../../../shared/contract/bookings/bookingRecord';
import { eurosFromCents } from '../../../../shared/domain/money/money';
import type { BookingRow } from '../../bookings/service/bookingRows';

type Problem = NonNullable<NonNullable<BookingRecord['aftermath']>['problem']>;

type ProblemColumns = Pick<
  BookingRow,
  | 'problem_by'
  | 'problem_text'
  | 'problem_at'
  | 'problem_answer'
  | 'problem_answered_at'
  | 'problem_outcome'
  | 'problem_amount_cents'
  | 'problem_reason'
>;

/** A reported problem and the other side's answer; null where there is none. */
export function problemOf(row: ProblemColumns): Problem | null {
  const { problem_by: by, problem_text: text, problem_at: at, problem_outcome: outcome } = row;
  if (by === null || at === null) return null;
  const { problem_answer: said, problem_answered_at: saidAt } = row;
  const answer = said === null || saidAt === null ? null : { text: said, at: saidAt.toISOString() };
  const { problem_amount_cents: cents, problem_reason: reason } = row;
  const amount = cents === null ? null : eurosFromCents(cents);
  return { by, text: text ?? '', at: at.toISOString(), answer, outcome, amount, reason };
}

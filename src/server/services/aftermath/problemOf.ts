import type { BookingRecord } from '../../../shared/contract/bookings/bookingRecord';
import type { BookingRow } from '../../db/repositories/bookings/bookingRows';

type Problem = NonNullable<NonNullable<BookingRecord['aftermath']>['problem']>;

type ProblemColumns = Pick<
  BookingRow,
  'problem_by' | 'problem_text' | 'problem_at' | 'problem_answer' | 'problem_answered_at' | 'problem_outcome'
>;

/** What was reported about a session and what the other side says to it, or null. */
export function problemOf(row: ProblemColumns): Problem | null {
  const { problem_by: by, problem_text: text, problem_at: at, problem_outcome: outcome } = row;
  if (by === null || at === null) return null;
  const { problem_answer: said, problem_answered_at: saidAt } = row;
  const answer = said === null || saidAt === null ? null : { text: said, at: saidAt.toISOString() };
  return { by, text: text ?? '', at: at.toISOString(), answer, outcome };
}

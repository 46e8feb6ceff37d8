import type { BookingRecord } from '../../../contract/bookingRecord';
import type { BookingRow } from '../../db/repositories/bookingRows';

type Problem = NonNullable<NonNullable<BookingRecord['aftermath']>['problem']>;

/** What was reported about a session, or null. */
export function problemOf(
  row: Pick<BookingRow, 'problem_by' | 'problem_text' | 'problem_at' | 'problem_outcome'>,
): Problem | null {
  const { problem_by: by, problem_text: text, problem_at: at, problem_outcome: outcome } = row;
  if (by === null || at === null) return null;
  return { by, text: text ?? '', at: at.toISOString(), outcome };
}

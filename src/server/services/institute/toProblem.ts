import type { ReportedProblem } from '../../../shared/contract/bookings/aftermath';
import { eurosFromCents } from '../../../shared/domain/money/money';
import type { ProblemRow } from '../../db/repositories/bookings/problems';

export function toProblem(row: ProblemRow, readerId: string): ReportedProblem {
  return {
    booking_id: row.booking_id,
    title: row.title,
    client: row.client,
    interpreter: row.interpreter,
    by: row.problem_by,
    text: row.problem_text,
    at: row.problem_at.toISOString(),
    answer: row.problem_answer,
    startsAt: row.starts_at.toISOString(),
    fee: eurosFromCents(row.total_fee_cents),
    interpreterCheckedIn: row.interpreter_checked_in,
    isOwn: readerId === row.client_id || readerId === row.interpreter_id,
    outcome: row.problem_outcome,
  };
}

import type { ReportedProblem } from '../../../shared/contract/bookings/aftermath';
import { findInstituteOf } from './service/institutes';
import { type ProblemRow, listProblems } from '../problems/service/problems';
import type { Caller, ServiceContext } from '../../platform/context';
import { eurosFromCents } from '../../../shared/domain/money/money';

/** Reported problems with meetings of the institute's interpreters, undecided first. */
export async function getProblems(
  { db: { queries } }: ServiceContext,
  caller: Caller,
): Promise<ReportedProblem[]> {
  const institute = await findInstituteOf(queries, caller.userId);
  return (await listProblems(queries, institute)).map((row) => toProblem(row, caller.userId));
}

export function toProblem(row: ProblemRow, readerId: string): ReportedProblem {
  return {
    booking_id: row.booking_id,
    title: row.title,
    client: row.client,
    interpreter: row.interpreter,
    faces: { client: row.client_photo, interpreter: row.interpreter_photo },
    by: row.problem_by,
    text: row.problem_text,
    at: row.problem_at.toISOString(),
    answer: row.problem_answer,
    startsAt: row.starts_at.toISOString(),
    fee: eurosFromCents(row.total_fee_cents),
    interpreterCheckedIn: row.interpreter_checked_in,
    facts: row.facts.map(({ at, actor, action, minutes }) => ({
      at: new Date(at).toISOString(),
      ...{ actor, action, minutes },
      actorName: actor === 'client' || actor === 'interpreter' ? row[actor] : '',
    })),
    isOwn: readerId === row.client_id || readerId === row.interpreter_id,
    outcome: row.problem_outcome,
    amount: row.problem_amount_cents === null ? null : eurosFromCents(row.problem_amount_cents),
    reason: row.problem_reason,
  };
}

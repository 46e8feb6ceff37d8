import type { ReportedProblem } from '../../../shared/contract/bookings/aftermath';
import { answerUntil } from '../../../shared/domain/booking/aftermath';
import { findInstituteOf } from './service/institutes';
import { type ProblemRow, listProblems } from '../problems/service/problems';
import type { Caller, ServiceContext } from '../../platform/context';
import { eurosFromCents } from '../../../shared/domain/money/money';

/** Reported problems with meetings of the institute's interpreters, undecided first. */
export async function getProblems(
  { db: { queries }, clock }: ServiceContext,
  caller: Caller,
): Promise<ReportedProblem[]> {
  const institute = await findInstituteOf(queries, caller.userId);
  return (await listProblems(queries, institute)).map((row) => toProblem(row, caller.userId, clock.now()));
}

export function toProblem(row: ProblemRow, readerId: string, now: Date): ReportedProblem {
  const { problem_at: at, problem_answer: answer, problem_outcome: outcome } = row;
  const until = answerUntil({ at: at.getTime(), isAnswered: answer !== null, outcome }, now.getTime());
  return {
    booking_id: row.booking_id,
    title: row.title,
    client: row.client,
    interpreter: row.interpreter,
    faces: { client: row.client_photo, interpreter: row.interpreter_photo },
    by: row.problem_by,
    text: row.problem_text,
    at: at.toISOString(),
    answer,
    answerUntil: until === null ? null : new Date(until).toISOString(),
    startsAt: row.starts_at.toISOString(),
    fee: eurosFromCents(row.total_fee_cents),
    interpreterCheckedIn: row.interpreter_checked_in,
    facts: row.facts.map(({ at, actor, action, minutes }) => ({
      at: new Date(at).toISOString(),
      ...{ actor, action, minutes },
      actorName: actor === 'client' || actor === 'interpreter' ? row[actor] : '',
    })),
    isOwn: readerId === row.client_id || readerId === row.interpreter_id,
    outcome,
    amount: row.problem_amount_cents === null ? null : eurosFromCents(row.problem_amount_cents),
    reason: row.problem_reason,
  };
}

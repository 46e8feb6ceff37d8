import type { decideProblem as endpoint, ReportedProblem } from '../../../shared/contract/bookings/aftermath';
import type { ReceivedOf } from '../../../shared/contract/base/endpoint';
import { AppError } from '../../../shared/contract/base/errors';
import { isPartOfFee } from '../../../shared/domain/booking/aftermath';
import { centsFromEuros } from '../../../shared/domain/money/money';
import { changeBooking } from '../bookings/service/bookings';
import { listProblems } from '../problems/service/problems';
import { publish } from '../../events/publish';
import type { Caller, ServiceContext } from '../../platform/context';
import { changeStandings } from '../reviews/service/changeStandings';
import { changeInstitute } from './service/changeInstitute';
import { toProblem } from './getProblems';

const EVENTS = {
  counts: 'dispute.counted',
  partial: 'dispute.counted_in_part',
  void: 'dispute.voided',
} as const;

/**
 * Decides a reported problem of one of the institute's interpreters, once: in the booking's history, in the institute's
 * log, and by mail to both parties. Reviews of it count again, or no more at all. What was reported stays out of the log, where
 * its writer could not have it forgotten.
 * Throws NOT_FOUND, FORBIDDEN to who was a party of the session themselves, DECISION_TOO_EARLY while the other side can
 * still answer, and INVALID where an amount is not a part of the fee.
 */
export async function decideProblem(
  context: ServiceContext,
  caller: Caller,
  { booking_id: bookingId, outcome, amount, reason }: ReceivedOf<typeof endpoint>,
): Promise<ReportedProblem> {
  const amountCents = amount === undefined ? null : centsFromEuros(amount);
  const decision = { problem_outcome: outcome, problem_amount_cents: amountCents, problem_reason: reason };
  return changeInstitute(context, caller, async ({ queries, institute, now, log }) => {
    const [problem] = await listProblems(queries, institute, { bookingId });
    if (!problem) throw new AppError('NOT_FOUND');
    const { isOwn, answerUntil } = toProblem(problem, caller.userId, now);
    if (isOwn) throw new AppError('FORBIDDEN');
    if (problem.problem_outcome !== null) throw new AppError('NOT_FOUND');
    if (answerUntil !== null) throw new AppError('DECISION_TOO_EARLY');
    if (amountCents !== null && !isPartOfFee(amountCents, problem.total_fee_cents)) {
      throw new AppError('INVALID', { issues: [{ path: 'amount', code: 'not_a_part' }] });
    }
    const { interpreter_id, version } = problem;
    const changed = { ...decision, updated_at: now };
    if (!(await changeBooking(queries, { interpreter_id, id: bookingId, version }, 'completed', changed))) {
      throw new AppError('NOT_FOUND');
    }
    await changeStandings(queries, [problem], now);
    await publish(queries, EVENTS[outcome], {
      booking: { ...problem, id: bookingId },
      at: now,
      actor: 'admin',
      actorId: caller.userId,
      from: 'completed',
      to: 'completed',
      details: { outcome, ...(amountCents !== null && { feeCents: amountCents }) },
    });
    const said = { outcome, ...(amount !== undefined && { amount }), reason };
    await log(`problem.${outcome}`, problem.title, null, said);
    return toProblem({ ...problem, ...decision }, caller.userId, now);
  });
}

import type { decideProblem as endpoint, ReportedProblem } from '../../../shared/contract/bookings/aftermath';
import type { ReceivedOf } from '../../../shared/contract/base/endpoint';
import { AppError } from '../../../shared/contract/base/errors';
import { changeBooking } from '../../db/repositories/bookings/bookings';
import { listProblems, type ProblemRow } from '../../db/repositories/bookings/problems';
import { publish } from '../../events/publish';
import type { Caller, ServiceContext } from '../context';
import { changeStandings } from '../reviews/changeStandings';
import { changeInstitute } from './changeInstitute';
import { toProblem } from './getProblems';

/**
 * Decides a reported problem of one of the institute's interpreters, once: in the booking's history, in the institute's
 * log, and by mail to both parties. Reviews of it count again, or no more at all.
 * Throws NOT_FOUND, and FORBIDDEN to who was a party of the session themselves.
 */
export async function decideProblem(
  context: ServiceContext,
  caller: Caller,
  { booking_id: bookingId, outcome }: ReceivedOf<typeof endpoint>,
): Promise<ReportedProblem> {
  return changeInstitute(context, caller, async ({ queries, institute, now, log }) => {
    const setOutcome = (among: typeof queries, { interpreter_id, version }: ProblemRow) =>
      changeBooking(among, { interpreter_id, id: bookingId, version }, 'completed', {
        problem_outcome: outcome,
        updated_at: now,
      });
    const [problem] = await listProblems(queries, institute, bookingId);
    if (problem && toProblem(problem, caller.userId).isOwn) throw new AppError('FORBIDDEN');
    const isOpen = problem?.problem_outcome === null;
    if (!problem || !isOpen || !(await setOutcome(queries, problem))) throw new AppError('NOT_FOUND');
    await changeStandings(queries, [problem], now);
    await publish(queries, outcome === 'counts' ? 'dispute.counted' : 'dispute.voided', {
      booking: { ...problem, id: bookingId },
      at: now,
      actor: 'admin',
      actorId: caller.userId,
      from: 'completed',
      to: 'completed',
      details: { outcome },
    });
    await log(`problem.${outcome}`, problem.title, { text: problem.problem_text }, { outcome });
    return toProblem({ ...problem, problem_outcome: outcome }, caller.userId);
  });
}

import type { decideProblem as endpoint, ReportedProblem } from '../../../contract/aftermath';
import type { ReceivedOf } from '../../../contract/endpoint';
import { AppError } from '../../../contract/errors';
import { listProblems, setOutcome } from '../../db/repositories/problems';
import type { Caller, ServiceContext } from '../context';
import { changeInstitute } from './changeInstitute';
import { toProblem } from './toProblem';

/** Decides a reported problem of one of the institute's interpreters, once, and logs it. Throws NOT_FOUND. */
export async function decideProblem(
  context: ServiceContext,
  caller: Caller,
  { booking_id: bookingId, outcome }: ReceivedOf<typeof endpoint>,
): Promise<ReportedProblem> {
  return changeInstitute(context, caller, async ({ queries, institute, now, log }) => {
    const [problem] = await listProblems(queries, institute, bookingId);
    const isOpen = problem?.problem_outcome === null;
    if (!problem || !isOpen || !(await setOutcome(queries, problem, outcome, now))) {
      throw new AppError('NOT_FOUND');
    }
    await log(`problem.${outcome}`, problem.title, { text: problem.problem_text }, { outcome });
    return toProblem({ ...problem, problem_outcome: outcome });
  });
}

import type { ReportedProblem } from '../../../shared/contract/bookings/aftermath';
import { findInstituteOf } from '../../db/repositories/people/institutes';
import { listProblems } from '../../db/repositories/bookings/problems';
import type { Caller, ServiceContext } from '../context';
import { toProblem } from './toProblem';

/** What was reported about sessions of the institute's interpreters, undecided first. */
export async function getProblems(
  { db: { queries } }: ServiceContext,
  caller: Caller,
): Promise<ReportedProblem[]> {
  const institute = await findInstituteOf(queries, caller.userId);
  return (await listProblems(queries, institute)).map((row) => toProblem(row, caller.userId));
}

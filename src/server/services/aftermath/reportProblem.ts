import type { BookingRecord } from '../../../contract/bookingRecord';
import { mayReportProblem } from '../../../domain/aftermath';
import { findInstituteOf } from '../../db/repositories/institutes';
import type { Caller, ServiceContext } from '../context';
import { wrongStatus } from '../moveBooking';
import { changeCompleted } from './changeCompleted';
import { problemOf } from './problemOf';

/**
 * Reports what was wrong with a session, once and within 48 hours of its end; until an admin decides, it stays out of the
 * statements. Throws NOT_FOUND, and WRONG_STATUS where it is not over, too late, or reported already.
 */
export function reportProblem(
  context: ServiceContext,
  caller: Caller,
  { id, text }: { id: string; text: string },
): Promise<BookingRecord> {
  return changeCompleted(context, caller, id, async ({ queries, row, party, now }) => {
    const problem = problemOf(row);
    if (!mayReportProblem(row.status, row.ends_at.getTime(), { problem }, now.getTime())) {
      throw wrongStatus(row, now);
    }
    const { id: problem_institute_id } = await findInstituteOf(queries, row.interpreter_id);
    const change = { problem_by: party, problem_text: text, problem_at: now, problem_institute_id };
    return { action: 'problem', change };
  });
}

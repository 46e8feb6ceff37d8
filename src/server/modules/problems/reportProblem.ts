import type { BookingRecord } from '../../../shared/contract/bookings/bookingRecord';
import { mayReportProblem, reportedProblem } from '../../../shared/domain/booking/aftermath';
import { findHouse } from '../institute/service/institutes';
import { findMembership } from '../institute/service/memberships';
import type { Caller, ServiceContext } from '../../platform/context';
import { wrongStatus } from '../bookings/service/moveBooking';
import { changeCompleted } from './changeCompleted';
import { problemOf } from './service/problemOf';

/**
 * Reports what was wrong with a session within 48 hours of its end, or what the other side says to it within 48 hours
 * of that, each once; until an admin decides, the session stays out of the statements. It is for the institute that the
 * interpreter was in when it began, or else the house: nobody picks a judge afterwards. Throws NOT_FOUND, and WRONG_STATUS where it
 * is not over, too late, said already, or decided.
 */
export function reportProblem(
  context: ServiceContext,
  caller: Caller,
  { id, text }: { id: string; text: string },
): Promise<BookingRecord> {
  return changeCompleted(context, caller, id, async ({ queries, row, party, now }) => {
    const problem = reportedProblem(problemOf(row));
    if (!mayReportProblem(party, row.status, row.ends_at.getTime(), { problem }, now.getTime())) {
      throw wrongStatus(row, now);
    }
    if (problem) {
      return { event: 'dispute.answered', change: { problem_answer: text, problem_answered_at: now } };
    }
    const own = await findMembership(queries, row.interpreter_id);
    const wasIn = own !== null && own.joined_at <= row.starts_at;
    const problem_institute_id = wasIn ? own.institute_id : (await findHouse(queries)).id;
    const change = { problem_by: party, problem_text: text, problem_at: now, problem_institute_id };
    return { event: 'dispute.opened', change };
  });
}

/** A party says that the session took place. Saying it again changes nothing. Throws NOT_FOUND and WRONG_STATUS. */
export function confirmHeld(
  context: ServiceContext,
  caller: Caller,
  { id }: { id: string },
): Promise<BookingRecord> {
  return changeCompleted(context, caller, id, ({ row, party }) =>
    row.held_said_by.includes(party)
      ? null
      : { event: 'attendance.confirmed', change: { held_said_by: [...row.held_said_by, party] } },
  );
}

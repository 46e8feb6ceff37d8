import type { BookingRecord } from '../../../../shared/contract/bookings/bookingRecord';
import {
  isAskedWhetherHeld,
  problemDeadline,
  reportedProblem,
} from '../../../../shared/domain/booking/aftermath';
import type { Viewer } from '../card/statusLook';

/** A party's possible statements about a meeting that is over, at `now`. */
export function aftermathStanding({ aftermath, status, endsAt }: BookingRecord, viewer: Viewer, now: number) {
  if (!aftermath) return { isAsked: false, isToAnswer: false, reportUntil: null };
  const end = Date.parse(endsAt);
  const known = { ...aftermath, problem: reportedProblem(aftermath.problem) };
  const deadline = problemDeadline(viewer, status, end, known);
  const reportUntil = deadline !== null && now < deadline ? deadline : null;
  return {
    /** whether it took place */
    isAsked: isAskedWhetherHeld(viewer, status, end, known, now),
    /** what the other side reported */
    isToAnswer: known.problem !== null && reportUntil !== null,
    /** until when they can report a problem, or answer one; null where they cannot */
    reportUntil,
  };
}

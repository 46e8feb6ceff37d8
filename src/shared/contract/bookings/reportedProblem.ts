import type { Aftermath } from '../../domain/booking/aftermath';
import type { BookingRecord } from './bookingRecord';

type Told = NonNullable<BookingRecord['aftermath']>;

/** What was reported about a session, as the rules of `domain/aftermath.ts` ask for it. */
export function reportedProblem(problem: Told['problem']): Aftermath['problem'] {
  if (!problem) return null;
  const { by, at, answer, outcome } = problem;
  return { by, at: Date.parse(at), isAnswered: answer !== null, outcome };
}

import type { ReportedProblem } from '../../../../shared/contract/bookings/aftermath';

/** Whether a problem waits for the reader's decision: one's own is another admin's, and the other side is heard first. */
export function isDecidable({ outcome, isOwn, answerUntil }: ReportedProblem): boolean {
  return outcome === null && !isOwn && !answerUntil;
}

/** Who did not report it, and can answer. */
export function otherSide({ by }: ReportedProblem): ReportedProblem['by'] {
  return by === 'client' ? 'interpreter' : 'client';
}

import type { BookingStatus } from './bookingLife';

/** How long after the end a problem can be reported, in milliseconds. */
export const PROBLEM_WINDOW_MS = 48 * 3_600_000;
export const PROBLEM_MAX_LENGTH = 1000;
export const REVIEW_MAX_LENGTH = 1000;
/** The specification's credibility scale. */
export const REVIEW_RATINGS = [1, 2, 3, 4] as const;

export const AFTERMATH_ACTIONS = ['review', 'confirmed_held', 'problem', 'decide'] as const;
export type AftermathAction = (typeof AFTERMATH_ACTIONS)[number];

/** What an admin decides: the session counts as agreed, or nothing is owed for it. */
export const PROBLEM_OUTCOMES = ['counts', 'void'] as const;
export type ProblemOutcome = (typeof PROBLEM_OUTCOMES)[number];

type Party = 'client' | 'interpreter';

export interface Aftermath {
  interpreterCheckedIn: boolean;
  confirmedBy: readonly Party[];
  problem: { outcome: ProblemOutcome | null } | null;
}

/** Whether a problem with a booking can still be reported: once it is completed, within 48 hours, and only once. */
export function mayReportProblem(
  status: BookingStatus,
  endsAt: number,
  aftermath: Pick<Aftermath, 'problem'>,
  now: number,
): boolean {
  return status === 'completed' && aftermath.problem === null && now < endsAt + PROBLEM_WINDOW_MS;
}

/** Whether a party is asked if the session took place: the interpreter never checked in, and they have not said yet. */
export function isAskedWhetherHeld(
  party: Party,
  status: BookingStatus,
  endsAt: number,
  aftermath: Aftermath,
  now: number,
): boolean {
  const { interpreterCheckedIn, confirmedBy } = aftermath;
  return (
    mayReportProblem(status, endsAt, aftermath, now) && !interpreterCheckedIn && !confirmedBy.includes(party)
  );
}

/** A reported problem keeps a booking out of the statements until it is decided, and after that if it is void. */
export function isSettled({ problem }: Pick<Aftermath, 'problem'>): boolean {
  return problem === null || problem.outcome === 'counts';
}

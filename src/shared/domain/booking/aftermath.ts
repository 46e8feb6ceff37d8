import type { BookingStatus } from './bookingLife';

/** How long after the end a problem can be reported, in milliseconds. */
export const PROBLEM_WINDOW_MS = 48 * 3_600_000;
/** How long after a report the other side can say theirs, so that a report at the last moment silences nobody. */
export const ANSWER_WINDOW_MS = 48 * 3_600_000;
export const PROBLEM_MAX_LENGTH = 1000;

export const AFTERMATH_ACTIONS = [
  'review',
  'answer_review',
  'hide_review',
  'show_review',
  'confirmed_held',
  'problem',
  'answer_problem',
  'decide',
] as const;
export type AftermathAction = (typeof AFTERMATH_ACTIONS)[number];

/** An admin's decisions: the meeting counts as agreed, a part of the fee is owed, or nothing is. */
export const PROBLEM_OUTCOMES = ['counts', 'partial', 'void'] as const;
export type ProblemOutcome = (typeof PROBLEM_OUTCOMES)[number];

export const MAX_DECISION_REASON = 500;

/** A part of the fee, in cents: more than nothing and less than all of it, which are outcomes of their own. */
export function isPartOfFee(cents: number, totalFeeCents: number): boolean {
  return Number.isInteger(cents) && cents > 0 && cents < totalFeeCents;
}

type Party = 'client' | 'interpreter';

export interface Aftermath {
  interpreterCheckedIn: boolean;
  confirmedBy: readonly Party[];
  problem: ReportedProblem | null;
}

interface ReportedProblem {
  /** who reported it; the other side answers */
  by: Party;
  /** when it was reported, epoch milliseconds */
  at: number;
  isAnswered: boolean;
  outcome: ProblemOutcome | null;
}

/** Until when a party can still say what was wrong, or their side of what the other reported; null where they cannot. */
export function problemDeadline(
  party: Party,
  status: BookingStatus,
  endsAt: number,
  { problem }: Pick<Aftermath, 'problem'>,
): number | null {
  if (status !== 'completed') return null;
  if (problem === null) return endsAt + PROBLEM_WINDOW_MS;
  const isOpen = problem.by !== party && !problem.isAnswered && problem.outcome === null;
  return isOpen ? problem.at + ANSWER_WINDOW_MS : null;
}

/**
 * Until when the other side can still answer a report, so that nobody decides about it yet, in epoch milliseconds; null
 * once they have answered, or cannot any more.
 */
export function answerUntil(
  { at, isAnswered, outcome }: Omit<ReportedProblem, 'by'>,
  now: number,
): number | null {
  const until = at + ANSWER_WINDOW_MS;
  return isAnswered || outcome !== null || now >= until ? null : until;
}

/** Whether a party can report a problem with a completed booking, or answer the other's report: each once, in time. */
export function mayReportProblem(
  party: Party,
  status: BookingStatus,
  endsAt: number,
  aftermath: Pick<Aftermath, 'problem'>,
  now: number,
): boolean {
  const deadline = problemDeadline(party, status, endsAt, aftermath);
  return deadline !== null && now < deadline;
}

/** Whether a party is asked if the session took place: the interpreter never checked in, and they have not said yet. */
export function isAskedWhetherHeld(
  party: Party,
  status: BookingStatus,
  endsAt: number,
  aftermath: Aftermath,
  now: number,
): boolean {
  const { interpreterCheckedIn, confirmedBy, problem } = aftermath;
  const isOpen = problem === null && mayReportProblem(party, status, endsAt, aftermath, now);
  return isOpen && !interpreterCheckedIn && !confirmedBy.includes(party);
}

/** A reported problem keeps a booking out of the statements until it is decided, and after that if it is void. */
export function isSettled({ problem }: { problem: Pick<ReportedProblem, 'outcome'> | null }): boolean {
  return problem === null || problem.outcome === 'counts' || problem.outcome === 'partial';
}

/** A problem as the wire tells it. */
interface ToldProblem {
  by: Party;
  /** ISO 8601 */
  at: string;
  /** null until the other side has answered */
  answer: object | null;
  outcome: ProblemOutcome | null;
}

/** A problem of the wire in the terms of these rules. */
export function reportedProblem(problem: ToldProblem | null): Aftermath['problem'] {
  if (!problem) return null;
  const { by, at, answer, outcome } = problem;
  return { by, at: Date.parse(at), isAnswered: answer !== null, outcome };
}

import type { BookingStatus } from './bookingLife';
import type { ProblemOutcome } from './aftermath';

export type ReviewAuthor = 'client' | 'interpreter';

/** Marks are given on the specification's credibility scale, so that every mean is on it as well; 4 is the best. */
export const REVIEW_MARKS = [1, 2, 3, 4] as const;
export type ReviewMark = (typeof REVIEW_MARKS)[number];

/** The criteria of each side's review: four each, in the order of the form and of the stored marks. */
export const REVIEW_CRITERIA = {
  client: ['interpretation', 'punctuality', 'preparation', 'manner'],
  interpreter: ['briefing', 'punctuality', 'setting', 'manner'],
} as const satisfies Record<ReviewAuthor, readonly string[]>;
export type ReviewCriterion = (typeof REVIEW_CRITERIA)[ReviewAuthor][number];
export const ALL_CRITERIA = [
  ...REVIEW_CRITERIA.client,
  'briefing',
  'setting',
] as const satisfies readonly ReviewCriterion[];
export type ReviewMarks = Partial<Record<ReviewCriterion, number>>;

export const REVIEW_MAX_LENGTH = 1000;
export const MAX_HIDING_REASON = 500;
/** How many reviews one page of them holds. */
export const REVIEW_PAGE_SIZE = 10;

const HOUR_MS = 3_600_000;
/** For so long after its end a meeting can be reviewed, and each review is hidden from the other side at the longest. */
export const REVIEW_WINDOW_MS = 14 * 24 * HOUR_MS;
/** So long after a meeting was over who did not review it yet is asked by mail. */
export const REVIEW_ASK_DELAY_MS = 2 * HOUR_MS;

export interface ReviewableMeeting {
  status: BookingStatus;
  /** epoch milliseconds */
  endsAt: number;
  problem: { outcome: ProblemOutcome | null } | null;
}

/** Both in epoch milliseconds: until when (not after) a meeting can be reviewed, and from when on each side reads the other's. */
export function reviewDeadline(endsAt: number): number {
  return endsAt + REVIEW_WINDOW_MS;
}

/**
 * Why a side cannot review a meeting at `now`; null where it can. A meeting that an admin made void did not take place.
 * Both sides can, whatever the other one did: that must not be told.
 */
export function reviewObstacle(
  { status, endsAt, problem }: ReviewableMeeting,
  hasReviewed: boolean,
  now: number,
): 'REVIEW_NOT_HELD' | 'REVIEW_TOO_EARLY' | 'ALREADY_REVIEWED' | 'REVIEW_TOO_LATE' | null {
  if (hasReviewed) return 'ALREADY_REVIEWED';
  if (status === 'cancelled' || status === 'declined' || status === 'expired') return 'REVIEW_NOT_HELD';
  if (status !== 'completed') return 'REVIEW_TOO_EARLY';
  if (problem?.outcome === 'void') return 'REVIEW_NOT_HELD';
  return now < reviewDeadline(endsAt) ? null : 'REVIEW_TOO_LATE';
}

/** Whether the other side, and everybody, may know of a review at `now`. `revealedAt` is when both were given, or the deadline. */
export function isRevealed(revealedAt: number, now: number): boolean {
  return revealedAt <= now;
}

/**
 * Whether a review makes part of a standing: revealed, not hidden by an admin, of a meeting that is not void. While a problem
 * is undecided, the review of the side that reported it waits; nobody takes another's away by reporting one.
 */
export function doesReviewCount(
  review: {
    author: ReviewAuthor;
    revealedAt: number;
    isHidden: boolean;
    problem: { by: ReviewAuthor; outcome: ProblemOutcome | null } | null;
  },
  now: number,
): boolean {
  const { author, problem } = review;
  const waits = problem?.outcome === null && problem.by === author;
  return isRevealed(review.revealedAt, now) && !review.isHidden && problem?.outcome !== 'void' && !waits;
}

/** The rating that marks come to: their mean. */
export function ratingOf(marks: readonly number[]): number {
  return marks.reduce((sum, mark) => sum + mark, 0) / marks.length;
}

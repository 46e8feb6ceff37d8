import type { MeetingSubject } from './bookingChoices';
import type { Vertical } from '../people/verticals';

/** The reasons for an interpreter, as data: words are made in the reader's language. */
export type FitReason =
  | { kind: 'favourite' | 'booked_before' | 'sworn' | 'verified' | 'your_field' }
  /** usually, in minutes */
  | { kind: 'answers_within'; minutes: number }
  /** of so many requests and offers, in percent */
  | { kind: 'answer_rate'; percent: number; asked: number }
  | { kind: 'well_reviewed'; rating: number; reviews: number };

/** Facts about one interpreter and one wish. */
export interface FitFacts {
  isFavourite: boolean;
  wasBooked: boolean;
  isSworn: boolean;
  isVerified: boolean;
  fields: readonly string[];
  /** 1 to 4; null where nobody said */
  rating: number | null;
  reviews: number;
  /** requests and offers that waited for their answer, and how many of them got one */
  asked: number;
  answered: number;
  /** the usual time from question to answer */
  answerMinutes: number | null;
  totalFeeCents: number;
}

/** Where fewer were asked, nothing is claimed. */
const LEAST_ASKED = 3;
const GOOD_RATE = 0.8;
const GOOD_RATING = 3.5;
/** A slower answer is not said to be quick. */
const QUICK_MINUTES = 240;
const MOST_REASONS = 4;

/** The field of work that a subject of a meeting belongs to. */
const FIELD_OF: Partial<Record<MeetingSubject, Vertical>> = {
  'Business / Trade': 'Business & Trade',
  Legal: 'Legal & Court',
  Medical: 'Medical & Health',
  Technical: 'Technical & Engineering',
};

/** How well somebody fits, and why, the strongest reason first. The highest price of those compared is `dearestCents`. */
export function judgeFit(
  facts: FitFacts,
  subject: MeetingSubject,
  dearestCents: number,
): { score: number; reasons: FitReason[] } {
  const marks: { reason: FitReason; weight: number }[] = [];
  const add = (reason: FitReason, weight: number) => marks.push({ reason, weight });
  if (facts.isFavourite) add({ kind: 'favourite' }, 5);
  else if (facts.wasBooked) add({ kind: 'booked_before' }, 3);
  if (facts.isSworn) add({ kind: 'sworn' }, subject === 'Legal' ? 4 : 2);
  else if (facts.isVerified) add({ kind: 'verified' }, 1);
  const field = FIELD_OF[subject]?.toLowerCase();
  if (field && facts.fields.some((each) => each.toLowerCase() === field)) add({ kind: 'your_field' }, 3.5);
  const { asked, answered, answerMinutes, rating, reviews } = facts;
  const isKnown = asked >= LEAST_ASKED;
  const rate = isKnown ? answered / asked : 0;
  if (isKnown && rate >= GOOD_RATE && answerMinutes !== null && answerMinutes <= QUICK_MINUTES)
    add({ kind: 'answers_within', minutes: roundedUp(answerMinutes) }, answerMinutes <= 30 ? 3 : 2);
  else if (isKnown && rate >= GOOD_RATE)
    add({ kind: 'answer_rate', percent: Math.round(rate * 100), asked }, 1.5);
  if (rating !== null && rating >= GOOD_RATING) add({ kind: 'well_reviewed', rating, reviews }, rating - 2.5);
  marks.sort((one, other) => other.weight - one.weight);
  const thrift = dearestCents > 0 ? 1 - facts.totalFeeCents / dearestCents : 0;
  const unanswered = isKnown && rate < GOOD_RATE ? (GOOD_RATE - rate) * 3 : 0;
  return {
    score: marks.reduce((sum, { weight }) => sum + weight, thrift - unanswered),
    reasons: marks.slice(0, MOST_REASONS).map(({ reason }) => reason),
  };
}

/** To a figure that people say: 5, 10, 15, 20, 30, 45, then whole hours. */
function roundedUp(minutes: number): number {
  const step = [5, 10, 15, 20, 30, 45].find((each) => minutes <= each);
  return step ?? Math.ceil(minutes / 60) * 60;
}
